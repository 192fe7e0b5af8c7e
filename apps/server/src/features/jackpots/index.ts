export { jackpotRoutes, staffJackpotRoutes } from './jackpot-routes.ts'
