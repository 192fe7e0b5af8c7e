/** A bet on one of two sides, in the order of receipt. */
export type PoolBet<Side extends string> = { readonly id: string; readonly side: Side; readonly amountMinor: bigint }

export type PoolEnd = {
  readonly id: string
  readonly refundedMinor: bigint
  /** With the refund. */
  readonly payoutMinor: bigint
}

/** Winners are paid so much of what stands against them. */
const [paidNum, paidDen] = [98n, 100n]

/**
 * Bets of two sides that play against each other, never against the house: what one side has more is given back, from the
 * latest bet backwards; a winner has the stake back and 98 % of it, cut. Source: games.md §4.6.
 */
export function settleMatchedPool<Side extends string>(bets: readonly PoolBet<Side>[], result: Side): PoolEnd[] {
  const totalOf = (isSide: (side: Side) => boolean): bigint =>
    bets.reduce((sum, { side, amountMinor }) => (isSide(side) ? sum + amountMinor : sum), 0n)
  const [winning, losing] = [totalOf((side) => side === result), totalOf((side) => side !== result)]
  const isWinnersHeavier = winning > losing
  let excessMinor = isWinnersHeavier ? winning - losing : losing - winning
  const refunds = new Map<PoolBet<Side>, bigint>()
  for (const bet of bets.toReversed()) {
    if ((bet.side === result) !== isWinnersHeavier) continue
    const isWhole = bet.amountMinor < excessMinor
    const refundMinor = isWhole ? bet.amountMinor : excessMinor
    refunds.set(bet, refundMinor)
    excessMinor -= refundMinor
  }
  return bets.map((bet) => {
    const refundedMinor = refunds.get(bet) ?? 0n
    const standingMinor = bet.amountMinor - refundedMinor
    const wonMinor = bet.side === result ? standingMinor + (standingMinor * paidNum) / paidDen : 0n
    return { id: bet.id, refundedMinor, payoutMinor: refundedMinor + wonMinor }
  })
}
