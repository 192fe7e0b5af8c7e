import type { TipLimits } from '@fairground/contract/studio'

/** Parts of what a round takes, in hundredths: small ones first. */
const parts = [1n, 5n, 10n, 20n, 50n, 100n]
const hundred = 100n
/** From this part of it on the player is asked once more. */
const askedFrom = 50n

/** The tips to choose from, ascending, each a whole number of the least. */
export function tipAmounts({ minMinor, roundMinorMax }: TipLimits): bigint[] {
  const [least, most] = [BigInt(minMinor), BigInt(roundMinorMax)]
  const amounts = parts.map((part) => {
    const minor = (most * part) / hundred
    return minor - (minor % least)
  })
  return [...new Set(amounts)].filter((minor) => minor >= least)
}

/** Whether a tip is so large that one press is not enough. */
export const isAsked = (minor: bigint, { roundMinorMax }: TipLimits): boolean =>
  minor * hundred >= BigInt(roundMinorMax) * askedFrom
