export { addReturnMetrics } from './add-return-metrics.ts'
export { returnJobs } from './return-jobs.ts'
export { returnRoutes } from './return-routes.ts'
