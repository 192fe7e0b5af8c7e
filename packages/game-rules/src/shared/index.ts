export {
  type CashedOutEvent,
  type CrashOutcome,
  crashTickMs,
  crashX100Max,
  crashX100Min,
} from '../crash/crash.ts'
export { crashHeightAt, crashMsOf, crashX100At } from '../crash/curve.ts'
export { checkSharedBet } from './check-shared-bet.ts'
export { checkSharedRound } from './check-shared-round.ts'
export type { BetEnd, Pot, Pots, SharedGame } from './shared-game.ts'
export { findSharedGame, type SharedRules, sharedGames } from './shared-games.ts'
