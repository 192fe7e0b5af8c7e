import { oneStepGame } from '../../instant/one-step-game.ts'
import { readFields, stake, wholeNumber } from '../../instant/read-input.ts'

const spanR52 = 2n ** 52n
const x100Min = 100
const x100Max = 100_000_000

export type LimboBet = {
  readonly stakeMinor: bigint
  /** Target multiplier in hundredths, 101 … 100000000. */
  readonly targetX100: number
}

export type LimboEvent = { readonly type: 'risen'; readonly resultX100: number; readonly isWin: boolean }

/** The multiplier rises to a drawn height; the bet wins when that is at least its target. Source: FS1, limbo. */
export const limbo = oneStepGame<LimboBet, LimboEvent>({
  id: 'limbo',
  version: 1,
  readBet: (input) => readFields<LimboBet>(input, { stakeMinor: stake, targetX100: wholeNumber(x100Min + 1, x100Max) }),
  maxX10000: ({ targetX100 }) => targetX100 * 100,
  resolve({ targetX100 }, draws) {
    const resultX100 = limboX100(draws.r52())
    const isWin = resultX100 >= targetX100
    return { events: [{ type: 'risen', resultX100, isWin }], multiplierX10000: isWin ? targetX100 * 100 : 0 }
  },
})

/** clamp(floor(99 · 2^52 / (2^52 − r)), 100, 100000000) for a draw of 52 bits. */
function limboX100(r52: number): number {
  const height = (99n * spanR52) / (spanR52 - BigInt(r52))
  return Math.min(Math.max(Number(height), x100Min), x100Max)
}

/** In how many of the 2^52 draws a target above 1.00 is reached: floor(99 · 2^52 / target). */
export const limboWins = (targetX100: number): { readonly num: bigint; readonly den: bigint } => ({
  num: (99n * spanR52) / BigInt(targetX100),
  den: spanR52,
})
