export { staffWithdrawalRoutes } from './staff-withdrawal-routes.ts'
export { withdrawalJobs } from './withdrawal-jobs.ts'
export { withdrawalRoutes } from './withdrawal-routes.ts'
