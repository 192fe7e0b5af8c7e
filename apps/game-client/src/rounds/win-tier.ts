/** Celebration level of a win. `none`: it does not exceed the stake and is paid without celebration. */
export type WinTier = 'none' | 'plain' | 'nice' | 'big' | 'mega'

const niceFromX = 5n
const bigFromX = 15n
const megaAboveX = 50n
const showerAboveX = 10n

/** Tier of an amount against the stake of its round. Both in minor units; the stake is above 0. */
export function winTier(amountMinor: bigint, stakeMinor: bigint): WinTier {
  if (amountMinor <= stakeMinor) return 'none'
  if (amountMinor < niceFromX * stakeMinor) return 'plain'
  if (amountMinor < bigFromX * stakeMinor) return 'nice'
  return amountMinor <= megaAboveX * stakeMinor ? 'big' : 'mega'
}

/** The one shower of warm light is for more than ten times the stake. */
export const hasShower = (amountMinor: bigint, stakeMinor: bigint): boolean => amountMinor > showerAboveX * stakeMinor

/** How many times the stake, in tenths and cut off: 32 is 3.2 times. */
export const timesStakeTenths = (amountMinor: bigint, stakeMinor: bigint): number =>
  Number((amountMinor * 10n) / stakeMinor)
