import { type Combo, shedRank, two } from '../base/combos.ts'
import { fromEach, type Payment } from '../base/payments.ts'
import { rankCounts } from '../base/ranks.ts'

/** Of net win. */
export const samFeePercent = 2n

/** From each opponent, for an instant win and for a sâm that nobody stopped. */
export const samUnits = 20

const [unplayedUnits, twoUnits, quadUnits, endedWithTwoUnits] = [20, 10, 20, 10]

export type SamEnd = {
  readonly winner: number
  /** What each seat still holds. */
  readonly handsLeft: readonly (readonly number[])[]
  /** Whether each seat has played a card. */
  readonly hasPlayed: readonly boolean[]
  /** Whose last card was a 2: they are last, and the next to go out has won. */
  readonly endedWithTwo: readonly number[]
}

/** What the others owe the winner of a hand. */
export const samPayments = ({ winner, handsLeft, hasPlayed, endedWithTwo }: SamEnd): Payment[] =>
  handsLeft.flatMap((hand, from) => {
    if (from === winner) return []
    const units = endedWithTwo.includes(from) ? endedWithTwoUnits : unitsLost(hand, hasPlayed[from] ?? false)
    return [{ from, to: winner, units }]
  })

function unitsLost(hand: readonly number[], hasPlayed: boolean): number {
  const twos = hand.filter((card) => shedRank(card) === two).length
  const quads = rankCounts(hand).filter((count) => count === 4).length
  return (hasPlayed ? hand.length : unplayedUnits) + twos * twoUnits + quads * quadUnits
}

/** A sâm that nobody stopped is paid by each opponent; one that was stopped is paid for all of them to the blocker. */
export function declarePayments(seatCount: number, declarer: number, blocker: number | null): Payment[] {
  if (blocker === null) return fromEach(declarer, samUnits, seatCount)
  return [{ from: declarer, to: blocker, units: samUnits * (seatCount - 1) }]
}

/** What the last cut of a chain costs who was cut: a 2, or four alike. */
export const samCutUnits = ({ type }: Combo): number => (type === 'single' ? twoUnits : quadUnits)
