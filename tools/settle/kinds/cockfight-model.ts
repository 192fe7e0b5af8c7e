import {
  championOf,
  eloK,
  expectedScore,
  formMax,
  formMin,
  formWhole,
  fraction,
  malayOf,
  perMille,
  pointsOf,
  sidePrice,
} from '@fairground/game-rules/settle'
import * as z from 'zod'
import { listOf, oneOf } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'

const decimalExpected = 'a decimal above 0, such as "0.449"'
const decimal = z
  .string(decimalExpected)
  .regex(/^\d{1,6}(\.\d{1,12})?$/, decimalExpected)
  .refine((text) => Number(text) > 0, decimalExpected)
const booksumExpected = 'a decimal of 1 or more, such as "1.05"'
const price = z.object({
  ...{ meron: decimal, wala: decimal, bdd: decimal.optional(), ftd: decimal.optional() },
  booksum: decimal.refine((text) => Number(text) >= 1, booksumExpected),
})

const eloExpected = 'a rating from 0 to 10000'
const elo = z.number(eloExpected).min(0, eloExpected).max(10_000, eloExpected)
const form = z.object({ meronElo: elo, walaElo: elo })

const fightsMax = 10_000
const birdText = z.string('the name of a bird').min(1).max(40)
const ends = ['meron', 'wala', 'bdd', 'ftd'] as const
const season = z.object({
  elo: z.record(birdText, elo, 'ratings by bird'),
  fights: listOf(z.object({ meron: birdText, wala: birdText, result: oneOf(ends) }), { min: 0, max: fightsMax }),
})

const decimalPlaces = 12
/** Forms are told in millionths here; the game has them in ten-thousandths. */
const fine = 100

export const modelKinds: readonly Kind[] = [
  kind('cockfight-price', price, ({ meron, wala, booksum }) => {
    const [red, blue] = [exactOf(meron), exactOf(wala)]
    return pricesOf(red.num, blue.num, exactOf(booksum))
  }),
  kind('cockfight-form', form, ({ meronElo, walaElo }) => {
    const score = expectedScore(meronElo, walaElo)
    const share = Math.min(Math.max(score, formMin / formWhole), formMax / formWhole)
    const [red, blue] = [share, 1 - share].map((one) => BigInt(Math.round(one * formWhole * fine)))
    const { decided, both, time } = perMille
    const prices = pricesOf(red ?? 0n, blue ?? 0n)
    const chanceOf = (one: number) => rounded((one * decided) / 1_000)
    // With the draws, which give a stake back.
    const returned = (one: number, decimalText: string) =>
      rounded((one * decided * Number(decimalText) + both + time) / 1_000)
    return {
      ...{ meron: chanceOf(share), wala: chanceOf(1 - share), bdd: `${both / 1_000}`, ftd: `${time / 1_000}` },
      ...prices,
      ...{ meronReturn: returned(share, prices.meronDecimal), walaReturn: returned(1 - share, prices.walaDecimal) },
      isRounded: true,
    }
  }),
  kind('cockfight-season', season, (asked) => {
    const scores = new Map(Object.entries(asked.elo).map(([name, rating]) => [name, { rating, won: 0, drawn: 0 }]))
    for (const [index, { meron, wala, result }] of asked.fights.entries()) {
      const [red, blue] = [scores.get(meron), scores.get(wala)]
      if (!red) return refuse(`fights.${index}.meron`, 'a bird with a rating')
      if (!blue || red === blue) return refuse(`fights.${index}.wala`, 'another bird with a rating')
      const scored = result === 'meron' ? 1 : result === 'wala' ? 0 : 0.5
      const shift = eloK * (scored - expectedScore(red.rating, blue.rating))
      red.rating += shift
      blue.rating -= shift
      red.won += Number(scored === 1)
      blue.won += Number(scored === 0)
      red.drawn += Number(scored === 0.5)
      blue.drawn += Number(scored === 0.5)
    }
    const names = [...scores.keys()].sort(byId)
    const rows = names.map((name, bird) => {
      const { rating, won, drawn } = scores.get(name) ?? { rating: 0, won: 0, drawn: 0 }
      return { bird, ratingMilli: rating, won, drawn }
    })
    return {
      elo: Object.fromEntries([...scores].map(([name, { rating }]) => [name, rounded(rating)])),
      points: Object.fromEntries([...scores].map(([name, score]) => [name, pointsOf(score)])),
      champion: rows.length > 0 ? (names[championOf(rows)] ?? null) : null,
    }
  }),
]

/** Both prices, each cut to hundredths, of chances whose sum is all that is decided. */
function pricesOf(meron: bigint, wala: bigint, booksum?: ReturnType<typeof fraction>) {
  const prices = [meron, wala].map((one) => sidePrice(fraction(one, meron + wala), booksum))
  const [meronX100 = 0, walaX100 = 0] = prices
  return {
    ...{ meronDecimal: hundredths(meronX100), walaDecimal: hundredths(walaX100) },
    ...{ meronMalay: malayText(meronX100), walaMalay: malayText(walaX100) },
  }
}

const hundredths = (x100: number): string => (x100 / 100).toFixed(2)
/** Four digits, as other formats of odds. */
const malayText = (x100: number): string => `${Math.round(malayOf(x100) * 10_000) / 10_000}`
const rounded = (value: number): string => `${Math.round(value * 1e10) / 1e10}`

/** Ids such as b2 and b10 go by their number. */
const byId = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

/** In units of 10^-12. */
function exactOf(text: string): ReturnType<typeof fraction> {
  const [units = '0', digits = ''] = text.split('.')
  return { num: BigInt(units + digits.padEnd(decimalPlaces, '0')), den: 10n ** BigInt(decimalPlaces) }
}
