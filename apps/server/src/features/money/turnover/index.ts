export { demandTurnover } from './demand-turnover.ts'
export { refuseTurnover } from './refuse-turnover.ts'
export { staffTurnoverRoutes, turnoverRoutes } from './turnover-routes.ts'
export { findStanding } from './turnover-store.ts'
