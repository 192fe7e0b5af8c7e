import type { Fraction } from '@fairground/game-rules/exact'
import {
  type Multiple,
  multiplesOf,
  previewChase,
  readShorthand,
  ticketCost,
  writeExact,
} from '@fairground/lottery-rules'
import * as z from 'zod'
import { listOf, minor, oneOf, share, whole } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'

const unitsMax = 100_000_000
const multipleMax = 1_000_000
const times = whole(1, multipleMax)

const cost = z.object({
  bets: whole(1, unitsMax),
  anteMinor: minor,
  mode: oneOf(['1', '0.1', '0.01']),
  multiple: times,
})

const multiple = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('flat'), start: times }),
    z.object({ type: z.literal('step'), start: times, every: times, factor: times }),
    z.object({ type: z.literal('hand'), list: listOf(times, { min: 1, max: 100 }) }),
  ],
  'flat, step or hand',
) satisfies z.ZodType<Multiple>

const chase = z.object({
  issues: whole(1, 100),
  multiple,
  costMinor: minor,
  winProbability: share,
  return: share.optional(),
  stopOnWin: z.boolean('true or false').optional(),
})

const textMax = 10_000
const shorthand = z.object({
  region: oneOf(['north', 'south']),
  text: z.string('a text').max(textMax, `at most ${textMax} characters`),
})

export const lotteryTicketKinds: readonly Kind[] = [
  kind('lottery-cost', cost, ({ bets, ...ante }) => {
    const costMinor = ticketCost(bets, ante)
    return costMinor === undefined ? { isRefused: true } : { costMinor: `${costMinor}` }
  }),
  kind('chase', chase, ({ issues, multiple: plan, costMinor, winProbability, return: returnRate, stopOnWin }) => {
    const multiples = multiplesOf(issues, plan)
    if (!multiples) return refuse('multiple', `a multiple from 1 to ${multipleMax} for each issue`)
    const preview = previewChase({
      ...{ multiples, costMinor, winProbability },
      ...(returnRate && { returnRate }),
      ...(stopOnWin && { stopOnWin }),
    })
    const { totalMinor, atLeastOneWin, expectedReturn } = preview
    const told = { multiples, totalMinor: `${totalMinor}`, atLeastOneWin: writeExact(atLeastOneWin) }
    return { ...told, ...(expectedReturn && expected(expectedReturn)) }
  }),
  kind('shorthand', shorthand, ({ region, text }) => {
    const { bets, unread } = readShorthand(region, text)
    return {
      bets: bets.map(({ line: _, ...bet }) => ({ ...bet, stake: `${bet.stake}` })),
      unread: unread.map(({ line: _, ...doubt }) => doubt),
    }
  }),
]

/** In whole minor units, and exactly. */
const expected = (value: Fraction) => ({
  expectedReturnMinor: `${value.num / value.den}`,
  expectedReturn: writeExact(value),
})
