export { findPlayerLimits } from './find-player-limits.ts'
export { stakeLimitRoutes } from './stake-limit-routes.ts'
