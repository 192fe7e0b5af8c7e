/** Where the turnover of a member stands, in minor units. */
export interface Standing {
  /** Still to be staked. */
  leftMinor: bigint
  /** All that was asked for since nothing was open; 0 while nothing is. */
  wantedMinor: bigint
}

/** What was open after the last demand, less what was played since. */
export function standingAfter(last: { openMinor: bigint; wantedMinor: bigint }, playedMinor: bigint): Standing {
  const leftMinor = last.openMinor - (playedMinor > 0n ? playedMinor : 0n)
  return leftMinor > 0n ? { leftMinor, wantedMinor: last.wantedMinor } : nothing
}

export const nothing: Standing = { leftMinor: 0n, wantedMinor: 0n }

/** What an amount asks for, rounded up. */
export const requiredOf = (amountMinor: bigint, percent: number): bigint => (amountMinor * BigInt(percent) + 99n) / 100n

/** A new demand adds to what is open; when nothing was, it begins anew. */
export const withDemand = ({ leftMinor, wantedMinor }: Standing, requiredMinor: bigint) => ({
  openMinor: leftMinor + requiredMinor,
  wantedMinor: leftMinor > 0n ? wantedMinor + requiredMinor : requiredMinor,
})
