/** What one place of a table took and gave back, in minor units. */
type PaidPlace = { readonly spot: string; readonly stakeMinor: bigint; readonly payoutMinor: bigint }

/**
 * What of the stakes of one round counts as turnover. Of places that are each other's opposite, of which one
 * wins whatever comes, only the difference counts: where all of a group are taken, each counts what it has above the least
 * of them. A stake that was given back counts nothing. Groups share no place. A place that does not count, as at a low
 * price, is netted like any other, and then left out of the sum.
 */
export function countedStakes(
  paid: readonly PaidPlace[],
  opposites: readonly (readonly string[])[],
  doesCount: (spot: string) => boolean = () => true,
): bigint {
  const stakeOn = (spot: string): bigint =>
    paid.reduce((sum, place) => (place.spot === spot ? sum + place.stakeMinor : sum), 0n)
  let countedMinor = 0n
  for (const { spot, stakeMinor, payoutMinor } of paid)
    if (payoutMinor !== stakeMinor && doesCount(spot)) countedMinor += stakeMinor
  for (const group of opposites) {
    const leastMinor = leastOf(group.map(stakeOn))
    if (leastMinor === 0n) continue
    for (const spot of group.filter(doesCount)) countedMinor -= leastOf([leastMinor, standingOn(paid, spot)])
  }
  return countedMinor
}

/** What is left of the stakes when the least of each group is taken off all its places, one group after the other. */
export function netted(paid: readonly PaidPlace[], groups: readonly (readonly string[])[]): PaidPlace[] {
  let left = [...paid]
  for (const group of groups) {
    const stakeOn = (spot: string) => left.reduce((sum, one) => (one.spot === spot ? sum + one.stakeMinor : sum), 0n)
    const leastMinor = leastOf(group.map(stakeOn))
    if (leastMinor === 0n) continue
    left = left.flatMap((one) => {
      const stakeMinor = group.includes(one.spot) ? one.stakeMinor - leastMinor : one.stakeMinor
      return stakeMinor > 0n ? [{ ...one, stakeMinor }] : []
    })
  }
  return left
}

/** What stands on a place and was not given back. */
const standingOn = (paid: readonly PaidPlace[], spot: string): bigint =>
  paid.reduce(
    (sum, place) => (place.spot === spot && place.payoutMinor !== place.stakeMinor ? sum + place.stakeMinor : sum),
    0n,
  )

/** The least of some amounts, of which there is one at least. */
export function leastOf(amounts: readonly bigint[]): bigint {
  const [first = 0n, ...others] = amounts
  let least = first
  for (const amount of others) if (amount < least) least = amount
  return least
}
