export { depositJobs } from './deposit-jobs.ts'
export { depositRoutes } from './deposit-routes.ts'
export { staffDepositRoutes } from './staff-deposit-routes.ts'
