export { contractJobs } from './contract-jobs.ts'
export { contractRoutes } from './contract-routes.ts'
export { staffContractRoutes } from './staff-contract-routes.ts'
