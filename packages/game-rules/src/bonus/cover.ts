import { type Fraction, fraction } from '../exact/fraction.ts'
import { roulette } from '../games/roulette/roulette.ts'
import { sicBo } from '../games/sic-bo/sic-bo.ts'
import type { SpotBet } from '../parts/spots/spot-bet.ts'

/** Bets of one round whose returns cover so much of all outcomes do not count. */
const coveredMax = fraction(9, 10)

/** Of a table whose listed outcomes are all there are, each as likely as the others. */
interface EvenOutcomes<Outcome> {
  readonly worstOutcomes: readonly Outcome[]
  grossOf(spot: string, outcome: Outcome): Fraction
}

const coverOf =
  <Outcome>({ worstOutcomes, grossOf }: EvenOutcomes<Outcome>) =>
  (bets: readonly SpotBet[]): Fraction => {
    const returned = worstOutcomes.filter((outcome) => bets.some(({ spot }) => grossOf(spot, outcome).num > 0n))
    return fraction(returned.length, worstOutcomes.length)
  }

/** By table: the share of outcomes at which bets of one round return anything. */
export const coveredShare = {
  roulette: coverOf(roulette.spotRules),
  'sic-bo': coverOf(sicBo.spotRules),
} as const

/** Whether bets that cover this share count towards the turnover of a grant. */
export const countsForBonus = ({ num, den }: Fraction): boolean => num * coveredMax.den < coveredMax.num * den
