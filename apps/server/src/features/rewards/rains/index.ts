export { rainJobs } from './rain-jobs.ts'
export { rainKind } from './rain-kind.ts'
export { staffRainRoutes } from './rain-routes.ts'
