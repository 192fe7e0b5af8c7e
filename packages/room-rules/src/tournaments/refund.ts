import { most, sumOf } from '../base/amounts.ts'

/**
 * What each player gets back when the server was lost before the money: the pool by chips, floored, at least the fee (the
 * house adds what is missing and keeps the rest).
 */
export function tournamentRefund(poolMinor: bigint, feeMinor: bigint, chips: readonly bigint[]): bigint[] {
  const all = sumOf(chips)
  return chips.map((stack) => {
    const share = all === 0n ? 0n : (poolMinor * stack) / all
    return most(share, feeMinor)
  })
}
