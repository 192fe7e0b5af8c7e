import { dividedBy, type Fraction, fraction, minus, plus, times } from '../exact/fraction.ts'
import type { Jackpot, JackpotTier } from './jackpot.ts'

/** What the jackpot pays in the long run, as an exact share of the stakes; part of the return that is published. */
export const jackpotReturn = ({ kind, tiers }: Jackpot): Fraction =>
  plus(...tiers.map((tier) => tierReturn(kind, tier)))

/** The kinds differ in who pays a seed and how often: see each. */
function tierReturn(kind: Jackpot['kind'], tier: JackpotTier): Fraction {
  const contribution = fraction(...tier.contribution)
  if (kind === 'progressive') return plus(contribution, fraction(tier.seed, oneInOf(tier)))
  // A seed is never more than what the reserve has gathered, so that it all is paid back and no more.
  if (kind === 'mystery') return plus(contribution, fraction(...tier.reserve))
  return mustHitByReturn(contribution, tier)
}

/** Renewal-reward: a cycle gathers the mean hit point less the seed from stakes, and pays the mean hit point. */
function mustHitByReturn(contribution: Fraction, tier: JackpotTier): Fraction {
  const mean = meanHitPoint(tier)
  return times(contribution, dividedBy(mean, minus(mean, fraction(tier.seed))))
}

/** Hit points are uniform on the whole units from seed + 1 to the bound. */
const meanHitPoint = (tier: JackpotTier): Fraction => fraction(tier.seed + 1 + boundOf(tier), 2)

/** @throws Error for a tier that is not drawn */
export function oneInOf({ tier, oneIn }: JackpotTier): number {
  if (oneIn === undefined) throw new Error(`jackpot tier ${tier} has no chance`)
  return oneIn
}

/** @throws Error for a tier without a bound */
export function boundOf({ tier, mustHitBy }: JackpotTier): number {
  if (mustHitBy === undefined) throw new Error(`jackpot tier ${tier} has no bound`)
  return mustHitBy
}
