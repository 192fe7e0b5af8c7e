import { type Fraction, fraction, minus, plus, times } from '@fairground/game-rules/exact'
import {
  exactly,
  fixed,
  type Lottery,
  nothing,
  type Outcome,
  oddsRow,
  type Play,
  power,
  readNumbers,
  tallyHits,
} from '../../base/index.ts'
import { range } from '../../fast/index.ts'
import { tierRow } from '../../tiers/tier-play.ts'
import { prizeDraw, type VnDraw } from '../../vietnam/prizes.ts'

/** Twenty numbers of three digits, in the order in which they are drawn. */
const groups = [
  { id: 'special', count: 2, digits: 3 },
  { id: 'first', count: 4, digits: 3 },
  { id: 'second', count: 6, digits: 3 },
  { id: 'third', count: 8, digits: 3 },
] as const
const ids = groups.map(({ id }) => id)
const numbers = 1000
const draw = prizeDraw(groups, ids, [...ids].reverse())

type Numbers = readonly string[]

/** Every number wins as often as it comes, the prize of the group that it comes in. */
const matches: Play<Numbers, VnDraw> = {
  ...{ id: 'single', tab: 'tickets', costUnits: 1 },
  shape: { kind: 'numbers', digits: 3, picksMin: 1, picksMax: 20 },
  rows: [
    oddsRow({
      ...{ bet: 'single', costUnits: 1, price: fixed({ special: '100', first: '35', second: '21', third: '10' }) },
      outcomes: matchOutcomes,
    }),
  ],
  read: (selection) => readNumbers(selection, { kind: 'numbers', digits: 3, picksMin: 1, picksMax: 20 }),
  count: (picked) => picked.length,
  keys: (picked) => picked,
  tally: (picked, drawn, factorOf) =>
    tallyHits(
      picked.flatMap((key) => ids.map((prize) => ({ key, bet: 'single', prize, times: timesIn(drawn, prize, key) }))),
      factorOf,
    ),
}

const timesIn = (drawn: VnDraw, group: string, number: string): number =>
  (drawn[group] ?? []).filter((one) => one === number).length

/** Groups are independent: every way in which a number comes so often in each. */
function matchOutcomes(): readonly Outcome[] {
  const ways = groups.reduce<
    readonly { readonly chance: Fraction; readonly prizes: Readonly<Record<string, number>> }[]
  >(
    (all, { id, count }) =>
      all.flatMap(({ chance, prizes }) =>
        range(0, count).map((often) => ({
          chance: times(chance, exactly(count, often, fraction(1, numbers))),
          prizes: often > 0 ? { ...prizes, [id]: often } : prizes,
        })),
      ),
    [{ chance: fraction(1), prizes: {} }],
  )
  return ways.filter(({ prizes }) => Object.keys(prizes).length > 0)
}

/** Which of two numbers come in a group. */
type Seen = 'none' | 'one' | 'both' | 'in-order' | 'reversed'

/** The highest tier of a ticket of two numbers, from what comes in special, first, second and third. */
function tierOf(seen: readonly Seen[], came: { readonly both: boolean; readonly one: boolean }): string | undefined {
  const [special] = seen
  if (special === 'in-order' || special === 'both') return 'special'
  if (special === 'reversed') return 'special-reversed'
  const group = seen.findIndex((one, at) => at > 0 && one === 'both')
  if (group > 0) return ids[group]
  if (came.both) return 'any'
  if (special === 'one') return 'one-special'
  return came.one ? 'one-other' : undefined
}

/** How the two numbers of a ticket come in a group of so many: neither, one of them, the other, or both. */
type Part = { readonly a: boolean; readonly b: boolean; readonly seen: Seen; readonly chance: Fraction }

function partsOf(count: number, isOrdered: boolean): readonly Part[] {
  const [neither, notOne] = [power(fraction(numbers - 2, numbers), count), power(fraction(numbers - 1, numbers), count)]
  const alone = minus(notOne, neither)
  const both = minus(plus(fraction(1), neither), plus(notOne, notOne))
  const single = [
    { a: false, b: false, seen: 'none' as const, chance: neither },
    { a: true, b: false, seen: 'one' as const, chance: alone },
    { a: false, b: true, seen: 'one' as const, chance: alone },
  ]
  if (!isOrdered) return [...single, { a: true, b: true, seen: 'both', chance: both }]
  // A group of two numbers that holds both holds each once: in one order or in the other.
  const half = times(both, fraction(1, 2))
  return [
    ...single,
    { a: true, b: true, seen: 'in-order', chance: half },
    { a: true, b: true, seen: 'reversed', chance: half },
  ]
}

function pairChances(isOrdered: boolean): ReadonlyMap<string, Fraction> {
  const chances = new Map<string, Fraction>()
  const [special = [], first = [], second = [], third = []] = groups.map(({ count }, at) =>
    partsOf(count, isOrdered && at === 0),
  )
  for (const one of special)
    for (const two of first)
      for (const three of second)
        for (const four of third) {
          const parts = [one, two, three, four]
          const [a, b] = [parts.some((part) => part.a), parts.some((part) => part.b)]
          const tier = tierOf(
            parts.map(({ seen }) => seen),
            { both: a && b, one: a || b },
          )
          if (tier)
            chances.set(tier, plus(chances.get(tier) ?? fraction(0), times(...parts.map(({ chance }) => chance))))
        }
  return chances
}

/** A ticket of two different numbers; it has its highest tier only. */
function pairPlay(isOrdered: boolean, prices: Readonly<Record<string, string>>): Play<Numbers, VnDraw> {
  const shape = { kind: 'numbers', digits: 3, picksMin: 2, picksMax: 2 } as const
  return {
    ...{ id: 'single', tab: 'tickets', shape, costUnits: 1 },
    rows: [tierRow('single', prices, () => pairChances(isOrdered))],
    read: (selection) => readNumbers(selection, shape),
    count: () => 1,
    keys: (picked) => picked,
    tally([a = '', b = ''], drawn, factorOf) {
      const seen = ids.map((id): Seen => {
        const [hasA, hasB] = [timesIn(drawn, id, a) > 0, timesIn(drawn, id, b) > 0]
        if (hasA && hasB)
          return isOrdered && id === 'special' ? (drawn.special?.[0] === a ? 'in-order' : 'reversed') : 'both'
        return hasA || hasB ? 'one' : 'none'
      })
      const [cameA, cameB] = [a, b].map((number) => ids.some((id) => timesIn(drawn, id, number) > 0))
      const prize = tierOf(seen, { both: cameA === true && cameB === true, one: cameA === true || cameB === true })
      if (!prize) return nothing
      const least = Math.min(factorOf(a), factorOf(b))
      return tallyHits([{ key: '', times: 1, bet: 'single', prize }], () => least)
    },
  }
}

const lotteryOf = (id: string, play: Play<Numbers, VnDraw>): Lottery<VnDraw> => ({
  id,
  version: 1,
  ...draw,
  plays: [play],
})

/** Games of twenty numbers of three digits. */
export const max3d = lotteryOf('max-3d', matches)
export const max3dPlus = lotteryOf(
  'max-3d-plus',
  pairPlay(false, {
    ...{ special: '100000', first: '4000', second: '1000', third: '500' },
    ...{ any: '100', 'one-special': '15', 'one-other': '4' },
  }),
)
export const max3dPro = lotteryOf(
  'max-3d-pro',
  pairPlay(true, {
    ...{ special: '200000', 'special-reversed': '40000', first: '3000', second: '1000', third: '400' },
    ...{ any: '100', 'one-special': '10', 'one-other': '4' },
  }),
)
