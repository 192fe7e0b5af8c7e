/** What lies on the two sides of a totalizator, in minor units. */
export type ToteStakes = { readonly meronMinor: bigint; readonly walaMinor: bigint }

/** What a stake of one returns on either side, in hundredths. */
export type Dividends = { readonly meron: number; readonly wala: number }

/** What the house keeps of both sides together ("plasada"). */
export const plasadaPercent = 5
const paidPercent = BigInt(100 - plasadaPercent)
/** A fight is cancelled where a side would return this or less, in hundredths. */
export const cancelledX100 = 107

/**
 * Both dividends, each floor(100 · 0.95 · T / side) / 100 of all that lies on the two sides. Undefined where the fight is
 * cancelled: a side is empty, or its dividend is 1.07 or less.
 */
export function dividendsOf({ meronMinor, walaMinor }: ToteStakes): Dividends | undefined {
  if (meronMinor <= 0n || walaMinor <= 0n) return undefined
  const paidX100 = paidPercent * (meronMinor + walaMinor)
  const [meron, wala] = [paidX100 / meronMinor, paidX100 / walaMinor]
  if (meron <= cancelledX100 || wala <= cancelledX100) return undefined
  return { meron: Number(meron), wala: Number(wala) }
}

/**
 * No side returns more, in hundredths: a fight is played only where the other side returns 1.08 or more, so holds at most
 * 95/108 of the pool, and 13/108 or more lies on this one.
 */
export const dividendMaxX100 = Math.floor(
  ((100 - plasadaPercent) * (cancelledX100 + 1)) / (cancelledX100 + 1 - (100 - plasadaPercent)),
)
