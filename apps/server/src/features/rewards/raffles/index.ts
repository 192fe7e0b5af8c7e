export { raffleKind } from './change-raffle.ts'
export { raffleRoutes } from './raffle-routes.ts'
export { staffRaffleRoutes } from './staff-raffle-routes.ts'
