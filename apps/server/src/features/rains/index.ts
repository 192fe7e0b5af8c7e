export { rainJobs } from './rain-jobs.ts'
export { staffRainRoutes } from './rain-routes.ts'
