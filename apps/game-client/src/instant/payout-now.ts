import type { InstantRoundView } from '@fairground/contract/studio'

/** What cashing out would pay now, by the multiplier of the last step; 0 before one. */
export function payoutNow({ events, stakeMinor }: InstantRoundView): bigint {
  const last = events.findLast((event) => typeof event.multiplierX10000 === 'number')
  const x10000 = typeof last?.multiplierX10000 === 'number' ? last.multiplierX10000 : 0
  return (BigInt(stakeMinor) * BigInt(x10000)) / 10_000n
}
