export { lotteryRoutes } from './lottery-routes.ts'
export { lotteryJobs } from './read-draws.ts'
