export { listBrokenSums } from './list-broken-sums.ts'
export { recordJobs } from './record-jobs.ts'
export { recordRoutes } from './record-routes.ts'
