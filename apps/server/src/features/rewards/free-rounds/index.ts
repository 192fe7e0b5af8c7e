export { freeRoundJobs } from './grant-jobs.ts'
export { freeRoundKind } from './grant-kind.ts'
export { freeRoundRoutes, staffFreeRoundRoutes } from './grant-routes.ts'
export { settleGrant } from './settle-grant.ts'
