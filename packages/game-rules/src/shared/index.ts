import { bingoRoom } from '../bingo/bingo-room.ts'
import { bingoGames } from '../bingo/index.ts'
import { crash } from '../crash/crash.ts'
import type { SharedGame } from './shared-game.ts'

export {
  type CashedOutEvent,
  type CrashOutcome,
  crashTickMs,
  crashX100Max,
  crashX100Min,
} from '../crash/crash.ts'
export { crashHeightAt, crashMsOf, crashX100At } from '../crash/curve.ts'
export type { BetEnd, Pot, Pots, SharedGame } from './shared-game.ts'

/** Every game whose rounds are the same for all players. */
export const sharedGames: readonly SharedGame<{ stakeMinor: bigint }, unknown>[] = [crash, ...bingoGames.map(bingoRoom)]
