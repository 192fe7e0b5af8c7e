import type { Payment } from './payments.ts'

export type BankerHand<Hand> = {
  readonly banker: number
  readonly hands: readonly Hand[]
  /** By seat; the banker's own is not looked at. */
  readonly bets: readonly number[]
}

/** Every seat against the banker alone: the loser pays the seat's bet times what the winner's hand multiplies. */
export function againstBanker<Hand>(
  { banker, hands, bets }: BankerHand<Hand>,
  compare: (a: Hand, b: Hand) => number,
  multiplierOf: (hand: Hand) => number,
): Payment[] {
  const own = hands[banker]
  if (own === undefined) throw new RangeError(`There is no hand of the banker ${banker}`)
  return hands.flatMap((hand, seat): Payment[] => {
    const difference = compare(hand, own)
    if (seat === banker || difference === 0) return []
    const units = (bets[seat] ?? 0) * multiplierOf(difference > 0 ? hand : own)
    return [difference > 0 ? { from: banker, to: seat, units } : { from: seat, to: banker, units }]
  })
}
