import { fraction, priceX100, type RaceBet, raceChances, winsRace } from '@fairground/game-rules/settle'
import * as z from 'zod'
import { listOf, minor, oneOf, whole } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'

const weightMax = 1_000_000
const runnersMax = 20
const placesMax = 3
const hundredths = 2

const rateExpected = 'a decimal above 0 and at most 1, such as "0.92"'
const rate = z
  .string(rateExpected)
  .regex(/^(0\.\d{1,6}|1(\.0{1,6})?)$/, rateExpected)
  .refine((text) => Number(text) > 0, rateExpected)
const oddsExpected = 'a decimal with at most two digits after the point, such as "3.13"'
const odds = z.string(oddsExpected).regex(/^\d{1,9}(\.\d{1,2})?$/, oddsExpected)

const prices = z.object({
  weights: listOf(whole(1, weightMax), { min: placesMax, max: runnersMax }),
  rate,
  places: whole(1, placesMax),
})
const runner = whole(0, 100)
const placed = z.object({
  bet: oneOf(['win', 'place', 'forecast', 'tricast']),
  places: whole(1, placesMax),
  selection: listOf(runner, { min: 1, max: placesMax }),
  odds,
  stakeMinor: minor,
  order: listOf(runner, { min: placesMax, max: 100 }),
})
const named: Readonly<Record<RaceBet, number>> = { win: 1, place: 1, forecast: 2, tricast: 3 }

export const raceKinds: readonly Kind[] = [
  kind('race-prices', prices, ({ weights, rate: text, places }) => {
    const { win, place, forecast, tricast } = raceChances(weights, places)
    const share = fractionOf(text)
    const priced = (chance: (typeof win)[number]) => textOf(priceX100(chance, share))
    const byOrder = (chances: typeof forecast) =>
      Object.fromEntries([...chances].map(([order, chance]) => [order, priced(chance)]))
    return { win: win.map(priced), place: place.map(priced), forecast: byOrder(forecast), tricast: byOrder(tricast) }
  }),
  kind('race-bet', placed, ({ bet, places, selection, odds: price, stakeMinor, order }) => {
    if (selection.length !== named[bet]) return refuse('selection', `${named[bet]} of the runners`)
    const isWon = winsRace({ bet, gates: selection.map((one) => one + 1) }, order, places)
    const { num, den } = fractionOf(price)
    return { payoutMinor: isWon ? `${(stakeMinor * num) / den}` : '0' }
  }),
]

function fractionOf(text: string) {
  const [units = '0', digits = ''] = text.split('.')
  return fraction(BigInt(units + digits), 10n ** BigInt(digits.length))
}

/** Null where the price is not offered. */
const textOf = (x100: number | undefined): string | null => {
  if (x100 === undefined) return null
  const digits = String(x100).padStart(hundredths + 1, '0')
  return `${digits.slice(0, -hundredths)}.${digits.slice(-hundredths)}`
}
