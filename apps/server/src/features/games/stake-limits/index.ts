export { findPlayerLimits } from './find-player-limits.ts'
export { stakeLimitKind } from './stake-limit-kind.ts'
export { stakeLimitRoutes } from './stake-limit-routes.ts'
