import { wholeWeight } from './weight.ts'

/** A settled stake and its weight in thousandths; of stakes that do not count, such as void or covering ones, it is 0. */
export interface CountedStake {
  readonly stakeMinor: bigint
  readonly weight: bigint
}

/** Weighted turnover of a grant, as it is shown. */
export interface BonusProgress {
  readonly countedMinor: bigint
  readonly leftMinor: bigint
}

/**
 * How far the turnover of a grant has come: exact in thousandths of a minor unit, and floored to be shown. `requirement` is a
 * multiple of the grant. A stake that is rolled back is left out.
 */
export function bonusProgress(
  { requirement, grantMinor }: { readonly requirement: bigint; readonly grantMinor: bigint },
  stakes: readonly CountedStake[],
): BonusProgress {
  const counted = stakes.reduce((sum, { stakeMinor, weight }) => sum + stakeMinor * weight, 0n)
  const countedMinor = counted / wholeWeight
  const leftMinor = requirement * grantMinor - countedMinor
  return { countedMinor, leftMinor: leftMinor > 0n ? leftMinor : 0n }
}
