/** Limits of a game or of all, in one currency; null: none. */
export interface StakeLimits {
  stakeMinorMin: bigint | null
  stakeMinorMax: bigint | null
  payoutMinorMax: bigint | null
  /** The largest stake of a VIP rank, and of those above it that have none of their own. */
  rankMaxes: readonly { rank: number; stakeMinorMax: bigint }[]
}

/** What holds for one player in one game. */
export type PlayerLimits = Omit<StakeLimits, 'rankMaxes'>

/** What a game says itself goes before what is said of all; of the largest stakes that of the player's rank goes first. */
export function limitsOfPlayer(
  { own, every }: { own: StakeLimits | undefined; every: StakeLimits | undefined },
  rank: number,
): PlayerLimits {
  return {
    stakeMinorMin: own?.stakeMinorMin ?? every?.stakeMinorMin ?? null,
    stakeMinorMax: largestOf(own, rank) ?? largestOf(every, rank),
    payoutMinorMax: own?.payoutMinorMax ?? every?.payoutMinorMax ?? null,
  }
}

function largestOf(limits: StakeLimits | undefined, rank: number): bigint | null {
  const held = limits?.rankMaxes.filter((one) => one.rank <= rank).sort((a, b) => b.rank - a.rank)[0]
  return held?.stakeMinorMax ?? limits?.stakeMinorMax ?? null
}

export const isEmpty = ({ stakeMinorMin, stakeMinorMax, payoutMinorMax, rankMaxes }: StakeLimits): boolean =>
  stakeMinorMin === null && stakeMinorMax === null && payoutMinorMax === null && rankMaxes.length === 0

/** What is wrong with a wish, by field; `range` is what the rules of a game take. */
export function faultOf(
  { stakeMinorMin: min, stakeMinorMax: max, payoutMinorMax, rankMaxes }: StakeLimits,
  range?: { minMinor: bigint; maxMinor: bigint },
): { field: string; key: 'aboveZero' | 'amountsCrossed' | 'tooBig' | 'tooSmall' | 'listedTwice' } | undefined {
  const maxes = [
    { field: 'stakeMax', minor: max },
    ...rankMaxes.map(({ rank, stakeMinorMax: minor }) => ({ field: `rank.${rank}`, minor })),
  ]
  const amounts = [{ field: 'stakeMin', minor: min }, ...maxes, { field: 'payoutMax', minor: payoutMinorMax }]
  const zero = amounts.find(({ minor }) => minor !== null && minor <= 0n)
  if (zero) return { field: zero.field, key: 'aboveZero' }
  const crossed = maxes.find(({ minor }) => min !== null && minor !== null && minor < min)
  if (crossed) return { field: crossed.field, key: 'amountsCrossed' }
  const twice = maxes.find(({ field }, place) => maxes.findIndex((one) => one.field === field) !== place)
  if (twice) return { field: twice.field, key: 'listedTwice' }
  if (range && min !== null && min > range.maxMinor) return { field: 'stakeMin', key: 'tooBig' }
  const low = maxes.find(({ minor }) => range && minor !== null && minor < range.minMinor)
  return low && { field: low.field, key: 'tooSmall' }
}
