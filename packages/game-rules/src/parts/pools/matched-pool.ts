/** A bet on one of two sides, in the order of receipt. */
export type PoolBet<Side extends string> = { readonly id: string; readonly side: Side; readonly amountMinor: bigint }

export type PoolEnd = {
  readonly id: string
  readonly refundedMinor: bigint
  /** With the refund. */
  readonly payoutMinor: bigint
}

/** What stands against each other when the betting is over. */
export type PoolMatch<Side extends string> = {
  /** On each side. */
  readonly matchedMinor: bigint
  /**
   * The first bet of the heavier side that does not stand whole, and what of it stands: those before it stand, those after
   * it do not. Undefined where both sides are the same.
   */
  readonly cut: { readonly id: string; readonly side: Side; readonly standingMinor: bigint } | undefined
}

/** Winners are paid so much of what stands against them. */
const [paidNum, paidDen] = [98n, 100n]

/** Finds the first bet of the heavier side that does not stand in full. */
export function matchPool<Side extends string>(bets: readonly PoolBet<Side>[]): PoolMatch<Side> {
  const sums = new Map<Side, bigint>()
  for (const { side, amountMinor } of bets) sums.set(side, (sums.get(side) ?? 0n) + amountMinor)
  const [lighter = 0n, heavier] = [...sums.values()].sort((a, b) => (a < b ? -1 : 1))
  const matchedMinor = heavier === undefined ? 0n : lighter
  const passed = new Map<Side, bigint>()
  for (const { id, side, amountMinor } of bets) {
    const beforeMinor = passed.get(side) ?? 0n
    if (beforeMinor + amountMinor > matchedMinor)
      return { matchedMinor, cut: { id, side, standingMinor: matchedMinor - beforeMinor } }
    passed.set(side, beforeMinor + amountMinor)
  }
  return { matchedMinor, cut: undefined }
}

/** A winner has what stood back and 98 % of it, cut; a loser only what did not stand. */
export function payPoolBet(bet: { amountMinor: bigint; standingMinor: bigint; hasWon: boolean }) {
  const { amountMinor, standingMinor, hasWon } = bet
  const refundedMinor = amountMinor - standingMinor
  const wonMinor = hasWon ? standingMinor + (standingMinor * paidNum) / paidDen : 0n
  return { refundedMinor, payoutMinor: refundedMinor + wonMinor }
}

/**
 * Bets of two sides that play against each other, never against the house: what one side has more is given back, from the
 * latest bet backwards.
 */
export function settleMatchedPool<Side extends string>(bets: readonly PoolBet<Side>[], result: Side): PoolEnd[] {
  const { cut } = matchPool(bets)
  let isCut = false
  return bets.map((bet) => {
    const { id, side, amountMinor } = bet
    const isHeavier = side === cut?.side
    const isBoundary = isHeavier && !isCut && id === cut.id
    if (isBoundary) isCut = true
    const standingMinor = isBoundary ? cut.standingMinor : isHeavier && isCut ? 0n : amountMinor
    return { id, ...payPoolBet({ amountMinor, standingMinor, hasWon: side === result }) }
  })
}
