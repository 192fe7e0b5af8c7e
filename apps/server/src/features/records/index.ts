export { listBrokenSums } from './list-broken-sums.ts'
export { registerRecordFiles } from './record-files.ts'
export { recordJobs } from './record-jobs.ts'
export { recordRoutes } from './record-routes.ts'
