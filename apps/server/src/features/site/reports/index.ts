export { reportJobs } from './report-jobs.ts'
export { reportRoutes } from './report-routes.ts'
