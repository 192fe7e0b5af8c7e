export { contractJobs } from './contract-jobs.ts'
export { contractRoutes } from './contract-routes.ts'
export { readIncomeReport } from './read-incomes.ts'
export { staffContractRoutes } from './staff-contract-routes.ts'
