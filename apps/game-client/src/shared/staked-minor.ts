import type { SharedBetView } from '@fairground/contract/studio'

/** What a bet took from the player's money. */
export const stakedMinor = ({ isFree, stakeMinor }: Pick<SharedBetView, 'isFree' | 'stakeMinor'>): bigint =>
  isFree ? 0n : BigInt(stakeMinor)
