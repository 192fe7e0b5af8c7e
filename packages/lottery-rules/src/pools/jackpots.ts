/** What of a game's sales joins its jackpots, per ten thousand. */
export type JackpotShare = {
  /** Its name, and the tier that wins it. */
  readonly tier: string
  readonly perTenThousand: bigint
  /** The share is less what the fixed tiers of the draw paid. */
  readonly isLessFixed?: true
}

/** By the lottery. */
export const jackpotShares: Readonly<Record<string, readonly JackpotShare[]>> = {
  'vietlott-645': [{ tier: '6', perTenThousand: 4_100n }],
  'vietlott-655': [
    { tier: '6', perTenThousand: 3_300n },
    { tier: '5+b', perTenThousand: 800n },
  ],
  'vietlott-535': [{ tier: '5+1', perTenThousand: 5_500n, isLessFixed: true }],
}

export type PoolShare = { readonly eachMinor: bigint; readonly restMinor: bigint }

/** Every winner has the same; what cannot be divided stays in the pool. */
export const sharePool = (poolMinor: bigint, winners: bigint): PoolShare =>
  winners === 0n
    ? { eachMinor: 0n, restMinor: poolMinor }
    : { eachMinor: poolMinor / winners, restMinor: poolMinor % winners }

export type JackpotDraw = {
  readonly salesMinor: bigint
  /** What the tiers with fixed prizes pay in this draw. */
  readonly fixedMinor: bigint
  /** In the pool before the draw. */
  readonly poolMinor: bigint
  /** Winning tickets of its tier. */
  readonly winners: bigint
}

export type JackpotEnd = PoolShare & {
  /** What the sales of this draw have added; below 0 where fixed prizes took more than the share. */
  readonly joinedMinor: bigint
}

/** Adds the share of the sales and pays the winners. What nobody won rolls on as the rest. A pool never falls below 0. */
export function settleJackpot(
  share: JackpotShare,
  { salesMinor, fixedMinor, poolMinor, winners }: JackpotDraw,
): JackpotEnd {
  const part = (salesMinor * share.perTenThousand) / 10_000n - (share.isLessFixed ? fixedMinor : 0n)
  const joinedMinor = part < -poolMinor ? -poolMinor : part
  return { joinedMinor, ...sharePool(poolMinor + joinedMinor, winners) }
}
