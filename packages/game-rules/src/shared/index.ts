export { checkSharedBet } from './check-shared-bet.ts'
export { checkSharedRound } from './check-shared-round.ts'
export { findSharedGame, sharedGames } from './shared-games.ts'
export type { BetEnd, Pot, Pots, TableRules, TableSpeed } from './table-rules.ts'
