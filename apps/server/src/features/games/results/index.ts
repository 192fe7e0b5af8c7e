export { maskAccount } from './mask-account.ts'
export { resultRoutes } from './result-routes.ts'
export { tellWinners } from './tell-winners.ts'
