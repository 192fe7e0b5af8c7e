export { jackpotJobs } from './jackpot-jobs.ts'
export { jackpotMoveKind } from './jackpot-move-kind.ts'
export { jackpotRoutes, staffJackpotRoutes } from './jackpot-routes.ts'
