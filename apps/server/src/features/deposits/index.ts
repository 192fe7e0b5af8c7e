export { depositJobs } from './deposit-jobs.ts'
export { depositRoutes } from './deposit-routes.ts'
export { staffDepositRoutes } from './staff-deposit-routes.ts'
export { staffMethodRoutes } from './staff-method-routes.ts'
