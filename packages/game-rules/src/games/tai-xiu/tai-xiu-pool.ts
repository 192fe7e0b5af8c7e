import type { PoolSums } from '../../parts/pools/pool-sums.ts'

/** Over: 11 to 18 points. Under: 3 to 10. Both are the words of the game. */
export const taiXiuSides = ['tai', 'xiu'] as const
export type TaiXiuSide = (typeof taiXiuSides)[number]

/** What is staked in one currency, and what of it stands; amounts are decimal minor units. */
export type TaiXiuPool = {
  readonly currency: string
  readonly taiMinor: string
  readonly xiuMinor: string
  /** Bets on each side. */
  readonly taiBets: number
  readonly xiuBets: number
  /** What stands on each side. */
  readonly matchedMinor: string
  /** The first bet of the heavier side that does not stand whole: every later one of that side is given back. */
  readonly cut: { readonly id: string; readonly standingMinor: string } | null
}

export type TaiXiuSums = PoolSums<TaiXiuPool>

export const heavierSide = ({ taiMinor, xiuMinor }: TaiXiuPool): TaiXiuSide | undefined => {
  if (taiMinor === xiuMinor) return undefined
  return BigInt(taiMinor) > BigInt(xiuMinor) ? 'tai' : 'xiu'
}
