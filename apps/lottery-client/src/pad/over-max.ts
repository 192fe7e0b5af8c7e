import type { LotteryListed } from '@fairground/contract/lottery'

/** The most that a ticket of this lottery may cost, where that is less than what one costs. */
export function overMax(costMinor: bigint, listed: LotteryListed | undefined): bigint | undefined {
  const most = listed && BigInt(listed.stakeMinorMax)
  return most !== undefined && costMinor > most ? most : undefined
}
