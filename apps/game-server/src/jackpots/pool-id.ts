/** The name of a pool; the parts of it never contain a dot. */
export const poolIdOf = (jackpotId: string, tier: string, currency: string): string =>
  `${jackpotId}.${tier}.${currency}`

export const jackpotOf = (poolId: string): string => poolId.split('.')[0] ?? poolId

export const tierOf = (poolId: string): string => poolId.split('.')[1] ?? poolId
