import { multiplierX10000 } from '../../instant/multiplier.ts'
import { oneStepGame } from '../../instant/one-step-game.ts'
import { oneOf, readFields, stake, wholeNumber } from '../../instant/read-input.ts'

const faces = 10_000
export const chanceMax = 9_800

export type DiceBet = {
  readonly stakeMinor: bigint
  /** Chance to win in hundredths of a percent, 1 … 9800. */
  readonly chance: number
  /** Under: the roll is below the chance. Over: it is at least 10000 − chance. */
  readonly side: 'under' | 'over'
}

/** `roll` is 0 … 9999 and reads as 00.00 … 99.99. */
export type RolledEvent = { readonly type: 'rolled'; readonly roll: number; readonly isWin: boolean }

/** A roll of 00.00 … 99.99 under or over a line that the player draws. Source: the studio's book, mini games. */
export const dice = oneStepGame<DiceBet, RolledEvent>({
  id: 'dice',
  version: 1,
  readBet: (input) =>
    readFields<DiceBet>(input, {
      stakeMinor: stake,
      chance: wholeNumber(1, chanceMax),
      side: oneOf(['under', 'over']),
    }),
  maxX10000: ({ chance }) => diceX10000(chance),
  resolve({ chance, side }, draws) {
    const roll = draws.int(faces)
    const isWin = side === 'under' ? roll < chance : roll >= faces - chance
    return { events: [{ type: 'rolled', roll, isWin }], multiplierX10000: isWin ? diceX10000(chance) : 0 }
  },
})

/** What a win at this chance pays, in ten-thousandths of the stake. */
export const diceX10000 = (chance: number): number => multiplierX10000(faces, chance)
