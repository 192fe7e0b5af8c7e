import { type Fraction, fraction, minus, writeDecimal, writeFraction } from '@fairground/game-rules/exact'
import {
  acceptances,
  type CashOutLeg,
  cashOutOffer,
  cashOutPart,
  deadHeatFactor,
  decideSlip,
  eachWayFactors,
  eachWayPayout,
  legFactor,
  legResultOf,
  type Outcome,
  settleSlip,
  stakeOf,
  typedAmounts,
  writeRounded,
} from '@fairground/sports-rules'
import * as z from 'zod'
import { exactText, listOf, minor, oneOf, share, whole } from '../fields.ts'
import { type Kind, kind, type Refused, refuse } from '../kind.ts'
import { isRefused, odds, oddsAboveOne } from './sports-fields.ts'

const legsMax = 20
const runnersMax = 1_000
const one = fraction(1)

const voidExpected = '"0/1", "1/2" or "1/1"'
const voidFactor = share.refine(({ den, num }) => den === 1n || (num === 1n && den === 2n), voidExpected)
const deadHeat = share.refine(({ num }) => num > 0n, 'a share above 0, such as "1/2"')
const told = { odds, result: whole(0, 1), voidFactor, deadHeatFactor: deadHeat }
const outcomes = ['win', 'half-win', 'push', 'half-lose', 'lose', 'void'] as const satisfies readonly Outcome[]

const slipLeg = z.object({
  odds,
  outcome: oneOf(outcomes).optional(),
  places: whole(1, runnersMax).optional(),
  tied: whole(1, runnersMax).optional(),
  result: told.result.optional(),
  voidFactor: voidFactor.optional(),
  deadHeatFactor: deadHeat.optional(),
})
const slip = z.object({
  sizes: listOf(whole(1, legsMax), { min: 1, max: legsMax }).refine(
    (sizes) => new Set(sizes).size === sizes.length,
    'different sizes',
  ),
  unitStakeMinor: minor,
  legs: listOf(slipLeg, { min: 1, max: legsMax }),
})

const limits = z.object({ minMinor: minor, maxMinor: minor, maxPayoutMinor: minor }, 'limits')
const decision = z.object({
  accept: oneOf(acceptances),
  price: odds,
  now: odds,
  state: oneOf(['active', 'suspended']),
  stakeMinor: minor,
  limits,
})

const eachWay = z.object({
  ...{ stakeMinor: minor, odds, fraction: share, places: whole(1, runnersMax) },
  ...{ position: whole(1, runnersMax), tied: whole(1, runnersMax).optional() },
})

const factorMax = fraction(10n ** 30n)
const factorExpected = 'what one unit returned, as text, such as "1.9"'
const cashOutLeg = z.object({
  odds: odds.optional(),
  factor: exactText(factorMax, factorExpected).optional(),
  probability: share.optional(),
  distribution: z.tuple([share, share, share, share, share], 'five chances').optional(),
})
const cashOut = z.object({
  stakeMinor: minor,
  margin: share,
  legs: listOf(cashOutLeg, { min: 1, max: legsMax }),
  fraction: share.optional(),
})

export const sportsSlipKinds: readonly Kind[] = [
  kind('leg-factor', z.object(told), (leg) => ({ factor: writeFraction(factorOfMessage(leg)) })),
  kind('sports-slip', slip, ({ sizes, unitStakeMinor, legs }) => {
    if (sizes.some((size) => size > legs.length)) return refuse('sizes', `sizes from 1 to ${legs.length}`)
    const factors: Fraction[] = []
    for (const [at, leg] of legs.entries()) {
      const factor = slipFactor(leg, `legs.${at}`)
      if ('error' in factor) return factor
      factors.push(factor)
    }
    const end = settleSlip({ factors, sizes, unitStakeMinor })
    return { bets: Number(end.bets), stakeMinor: `${end.stakeMinor}`, payoutMinor: `${end.payoutMinor}` }
  }),
  kind('slip-decision', decision, ({ state, ...asked }) => {
    const decided = decideSlip({ ...asked, isSuspended: state === 'suspended' })
    if (decided.decision === 'refused') return decided
    const price = priceText(asked.now)
    return decided.decision === 'accepted'
      ? { decision: 'accepted', price }
      : { decision: 'reoffer', price, stakeMinor: `${decided.stakeMinor}` }
  }),
  kind(
    'slip-stake',
    z.object({ typedAs: oneOf(typedAmounts), amountMinor: minor, odds: oddsAboveOne }),
    ({ typedAs, amountMinor, odds: price }) => ({ stakeMinor: `${stakeOf(typedAs, amountMinor, price)}` }),
  ),
  kind('each-way', eachWay, ({ stakeMinor, position, tied = 1, ...terms }) => {
    const factors = eachWayFactors({ ...terms, placeFraction: terms.fraction }, { position, tied })
    return {
      winFactor: writeFraction(factors.win),
      placeFactor: writeFraction(factors.place),
      payoutMinor: `${eachWayPayout(stakeMinor, factors)}`,
    }
  }),
  kind('cash-out', cashOut, ({ stakeMinor, margin, legs, fraction: part }) => {
    const read: CashOutLeg[] = []
    for (const [at, leg] of legs.entries()) {
      const open = cashOutLegOf(leg, `legs.${at}`)
      if (isRefused(open)) return open
      read.push(open)
    }
    const offer = cashOutOffer(stakeMinor, read, margin)
    if (!part) return { offerMinor: `${offer}` }
    const { paidNowMinor, remainingStakeMinor } = cashOutPart(stakeMinor, offer, part)
    return {
      offerMinor: `${offer}`,
      paidNowMinor: `${paidNowMinor}`,
      remainingStakeMinor: `${remainingStakeMinor}`,
    }
  }),
]

const factorOfMessage = ({ odds: price, result, ...rest }: z.output<z.ZodObject<typeof told>>): Fraction =>
  legFactor({ isWon: result === 1, ...rest }, price)

/** With hundredths, or with all digits where there are more. */
const priceText = (price: Fraction): string =>
  100n % price.den === 0n ? writeDecimal(price, 2) : writeRounded(price, 9)

/** A leg by its outcome, or as a settlement message tells it. */
function slipFactor(leg: z.output<typeof slipLeg>, place: string): Fraction | Refused {
  const { odds: price, outcome, places, tied, result, voidFactor: v = fraction(0), deadHeatFactor: d = one } = leg
  if (outcome === undefined) {
    if (result === undefined) return refuse(`${place}.outcome`, `one of ${outcomes.join(', ')}`)
    return factorOfMessage({ odds: price, result, voidFactor: v, deadHeatFactor: d })
  }
  const shared = places === undefined && tied === undefined ? one : deadHeatFactor(places ?? 1, tied ?? 1)
  return legFactor(legResultOf(outcome, shared), price)
}

function cashOutLegOf(leg: z.output<typeof cashOutLeg>, place: string): CashOutLeg | Refused {
  if (leg.factor) return { factor: leg.factor }
  if (!leg.odds) return refuse(`${place}.odds`, 'the odds of an open leg')
  if (leg.distribution) return { odds: leg.odds, chances: leg.distribution }
  if (!leg.probability) return refuse(`${place}.probability`, 'a factor, a probability or a distribution')
  const none = fraction(0)
  return { odds: leg.odds, chances: [leg.probability, none, none, none, minus(one, leg.probability)] }
}
