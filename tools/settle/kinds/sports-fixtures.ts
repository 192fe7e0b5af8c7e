import { fraction, times, toNumber } from '@fairground/game-rules/exact'
import {
  type Bet,
  type BuilderLeg,
  builderLegs,
  cellOf,
  FixtureBook,
  goalsMax,
  isBuilderBet,
  type MatchGrid,
  nextGoalSelections,
  priceBuilder,
  singlePriceX100,
} from '@fairground/sports-rules'
import * as z from 'zod'
import { listOf, minor } from '../fields.ts'
import { type Kind, kind, type Refused, refuse } from '../kind.ts'
import { rounded } from '../rounded.ts'
import { bet, betOf, booksum, gridOf, hundredths, isRefused, model, odds, state } from './sports-fields.ts'

const leg = z.object({ ...bet, booksum: booksum.nullish(), isVoid: z.boolean('true or false').optional() })
const builder = z.object({ ...model, ...state, legs: listOf(leg, builderLegs) })

const betsMax = 10_000
const cellExpected = 'a score from "0-0" to "12-12"'
const cell = z
  .string(cellExpected)
  .regex(/^\d{1,2}-\d{1,2}$/, cellExpected)
  .refine((text) => text.split('-').every((goals) => Number(goals) <= goalsMax), cellExpected)
const exposure = z.object({
  ...model,
  cells: listOf(cell, { min: 0, max: (goalsMax + 1) ** 2 }).optional(),
  bets: listOf(z.object({ stakeMinor: minor, odds, ...bet }), { min: 0, max: betsMax }),
})
type Exposure = z.output<typeof exposure>

export const sportsFixtureKinds: readonly Kind[] = [
  kind('builder', builder, (asked) => {
    const grid = gridOf(asked)
    if (isRefused(grid)) return grid
    const legs: BuilderLeg[] = []
    for (const [at, { isVoid, booksum: sum, ...one }] of asked.legs.entries()) {
      const found = betOf(one, `legs.${at}.`)
      if (isRefused(found)) return found
      const placed = { ...found, scoreAtBet: grid.state.score }
      if (!isBuilderBet(placed)) return refuse(`legs.${at}.line`, 'a bet that wins or loses: half lines only')
      if (!isVoid) legs.push({ bet: placed, booksum: sum ? toNumber(sum) : undefined })
    }
    return builderTold(legs, grid)
  }),
  kind('exposure-grid', exposure, (asked) => {
    const grid = gridOf(asked)
    if (isRefused(grid)) return grid
    const book = bookOf(asked)
    if (isRefused(book)) return book
    const cells = book.cells()
    return {
      worstMinor: `${book.worstMinor()}`,
      cells: Object.fromEntries((asked.cells ?? []).map((text) => [text, `${cells[cellOf(scoreOfText(text))] ?? 0}`])),
      expectedMinor: rounded(book.expectedMinor(grid)),
    }
  }),
]

function builderTold(legs: readonly BuilderLeg[], grid: MatchGrid): object {
  const [alone, ...others] = legs
  if (!alone) return { price: hundredths(100) }
  if (others.length === 0) {
    const x100 = singlePriceX100(alone, grid)
    return { price: x100 === undefined ? null : hundredths(x100) }
  }
  const priced = priceBuilder(legs, grid)
  if (typeof priced === 'string') return { code: priced }
  return {
    probability: rounded(priced.probability),
    fair: rounded(priced.fair),
    margin: rounded(priced.margin),
    price: hundredths(priced.priceX100),
    singlesProduct: rounded(priced.singlesProduct),
    isRounded: true,
  }
}

/** The book of all bets that were sent; amounts are counted in doubles, so their sum has a limit. */
function bookOf({ bets }: Exposure): FixtureBook | Refused {
  const book = new FixtureBook()
  let sum = 0
  for (const [at, { stakeMinor, odds: price, ...one }] of bets.entries()) {
    sum += toNumber(times(fraction(stakeMinor), price))
    if (sum > Number.MAX_SAFE_INTEGER) return refuse(`bets.${at}.stakeMinor`, 'returns of at most 2^53 in all')
    const added = addTo(book, one, { stakeMinor, odds: price }, `bets.${at}.`)
    if (added) return added
  }
  return book
}

type Placed = { market: string; selection: string; line?: number | null | undefined }

function addTo(
  book: FixtureBook,
  one: Placed,
  risk: Parameters<FixtureBook['add']>[1],
  place: string,
): Refused | undefined {
  if (one.market === 'first-goal') {
    const chosen = nextGoalSelections.find((name) => name === one.selection)
    if (!chosen) return refuse(`${place}selection`, `one of ${nextGoalSelections.join(', ')}`)
    book.addNextGoal(chosen, risk)
    return undefined
  }
  const found: Bet | Refused = betOf(one, place)
  if (isRefused(found)) return found
  book.add(found, risk)
  return undefined
}

function scoreOfText(text: string): readonly [number, number] {
  const [home = 0, away = 0] = text.split('-').map(Number)
  return [home, away]
}
