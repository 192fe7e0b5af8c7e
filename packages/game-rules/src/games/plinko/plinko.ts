import { oneStepGame } from '../../instant/one-step-game.ts'
import { oneOf, readFields, stake, wholeNumber } from '../../instant/read-input.ts'
import { type PlinkoRisk, plinkoBins, plinkoRisks, rowsMax, rowsMin } from './plinko-tables.ts'

export type PlinkoBet = { readonly stakeMinor: bigint; readonly rows: number; readonly risk: PlinkoRisk }

/** `path` holds one turn for every row, 1 for right; their number of rights is the bin. */
export type PlinkoEvent = { readonly type: 'dropped'; readonly path: readonly number[]; readonly bin: number }

/** A ball falls through rows of pins, left or right at each. Source: the studio's book, mini games. */
export const plinko = oneStepGame<PlinkoBet, PlinkoEvent>({
  id: 'plinko',
  version: 1,
  readBet: (input) =>
    readFields<PlinkoBet>(input, {
      stakeMinor: stake,
      rows: wholeNumber(rowsMin, rowsMax),
      risk: oneOf(plinkoRisks),
    }),
  maxX10000: ({ rows, risk }) => Math.max(...plinkoBins(rows, risk)),
  resolve({ rows, risk }, draws) {
    const path: number[] = []
    for (let row = 0; row < rows; row += 1) path.push(draws.int(2))
    const bin = path.reduce((rights, turn) => rights + turn, 0)
    return { events: [{ type: 'dropped', path, bin }], multiplierX10000: plinkoBins(rows, risk)[bin] ?? 0 }
  },
})
