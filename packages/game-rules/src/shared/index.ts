export { checkSharedBet } from './check-shared-bet.ts'
export { checkSharedRound } from './check-shared-round.ts'
export type { BetEnd, Pot, Pots, SharedGame, TableRules, TableSpeed } from './shared-game.ts'
export { findSharedGame, sharedGames } from './shared-games.ts'
