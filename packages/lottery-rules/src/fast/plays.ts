import { choose } from '@fairground/game-rules/exact'
import {
  type FactorOf,
  nothing,
  type OddsRow,
  oncePerDraw,
  type Play,
  readChoices,
  readSets,
  type Tally,
  tallyChoices,
  tallyHits,
} from '../base/index.ts'
import { type Banker, type MultiSingle, type Placed, readBanker, readMultiSingle, readPlaced } from './read.ts'

type Numbers = readonly string[]
type Named = { readonly id: string; readonly tab: string; readonly choices: Numbers }

/** A list of choices, each a single bet. */
export type EachPlay<Draw> = Named & {
  /** One, or several with `rowOf`. */
  readonly rows: readonly OddsRow[]
  rowOf?(choice: string): string
  wins(draw: Draw): (choice: string) => boolean
}

export function eachPlay<Draw>({ id, tab, choices, rows, rowOf, wins }: EachPlay<Draw>): Play<Numbers, Draw> {
  const isWon = oncePerDraw(wins)
  const bet = rowOf ?? (() => rows[0]?.bet ?? id)
  return {
    ...{ id, tab, rows, costUnits: 1, ...(rowOf && { rowOf }) },
    shape: { kind: 'choices', choices, picksMin: 1, picksMax: choices.length },
    read: (selection) => readChoices(selection, choices, { min: 1, max: choices.length }),
    count: (picked) => picked.length,
    keys: (picked) => picked,
    tally: (picked, draw, factorOf) =>
      tallyHits(
        picked.filter(isWon(draw)).map((key) => ({ key, times: 1, bet: bet(key) })),
        factorOf,
      ),
  }
}

/** Each choice of k numbers is a single bet; with bankers, each that holds all of them. */
export type SubsetPlay<Draw> = Named & {
  readonly k: number
  readonly row: OddsRow
  /** All choices where it is left out. */
  readonly picksMax?: number
  /** What decides: k of these numbers win, or k that hold all of them where they are fewer. Undefined: nothing wins. */
  target(draw: Draw): Numbers | undefined
}

export function subsetPlay<Draw>(play: SubsetPlay<Draw>): Play<Banker, Draw> {
  const { id, tab, choices, k, row, target, picksMax = choices.length } = play
  const shape = { kind: 'banker', choices, picks: k, picksMax } as const
  return {
    ...{ id, tab, shape, rows: [row], costUnits: 1 },
    read: (selection) => readBanker(selection, shape),
    count: ({ dan, tuo }) => Number(choose(tuo.length, k - dan.length)),
    keys: ({ dan, tuo }) => [...dan, ...tuo],
    tally(ticket, draw, factorOf) {
      const wanted = target(draw)
      if (!wanted) return nothing
      return (k <= wanted.length ? tallyWithin : tallyAround)(ticket, { wanted, k, bet: row.bet }, factorOf)
    },
  }
}

type Wanted = { readonly wanted: Numbers; readonly k: number; readonly bet: string }

/** All numbers of a single bet are among those wanted. */
function tallyWithin({ dan, tuo }: Banker, { wanted, k, bet }: Wanted, factorOf: FactorOf): Tally {
  if (!dan.every((number) => wanted.includes(number))) return nothing
  const good = tuo.filter((number) => wanted.includes(number))
  return tallyWith(dan, { fill: good, count: k - dan.length, bet }, factorOf)
}

/** All numbers wanted are in a single bet. */
function tallyAround({ dan, tuo }: Banker, { wanted, k, bet }: Wanted, factorOf: FactorOf): Tally {
  if (!wanted.every((number) => dan.includes(number) || tuo.includes(number))) return nothing
  const fixed = [...dan, ...wanted.filter((number) => !dan.includes(number))]
  const fill = tuo.filter((number) => !fixed.includes(number))
  return tallyWith(fixed, { fill, count: k - fixed.length, bet }, factorOf)
}

/** One win for each choice of `count` numbers beside the fixed ones, at the smallest factor of all of them. */
export function tallyWith(
  fixed: Numbers,
  { fill, count, bet }: { fill: Numbers; count: number; bet: string },
  factorOf: FactorOf,
): Tally {
  if (count < 0) return nothing
  const least = Math.min(...fixed.map(factorOf))
  if (count > 0) return tallyChoices(fill, count, bet, (key) => Math.min(least, factorOf(key)))
  return tallyHits([{ key: '', times: 1, bet }], () => least)
}

/** A set of choices for each place; a single bet is one choice of each. */
export type DirectPlay<Draw> = Named & {
  readonly row: OddsRow
  readonly places: Numbers
  /** Numbers cannot come twice: such choices are no bets. */
  readonly isDistinct?: boolean
  /** The number of each place. */
  drawn(draw: Draw): Numbers
}

export function directPlay<Draw>(play: DirectPlay<Draw>): Play<readonly Numbers[], Draw> {
  const { id, tab, choices, places, isDistinct = false, row, drawn } = play
  const shape = { kind: 'sets', places, choices } as const
  const count = (sets: readonly Numbers[]) =>
    isDistinct ? distinctLists(sets) : sets.reduce((product, set) => product * set.length, 1)
  return {
    ...{ id, tab, shape, rows: [row], costUnits: 1, count },
    read(selection) {
      // The list of a single place may stand for itself.
      const isFlat = places.length === 1 && Array.isArray(selection) && !Array.isArray(selection[0])
      const read = readSets(isFlat ? [selection] : selection, shape)
      if (!read.ok || count(read.value) > 0) return read
      return { ok: false, refusal: { field: '', expected: 'different numbers for the places' } }
    },
    keys: (sets) => [...new Set(sets.flat())],
    tally(sets, draw, factorOf) {
      const numbers = drawn(draw)
      const isWon = numbers.every((number, place) => sets[place]?.includes(number))
      return isWon ? tallyWith(numbers, { fill: [], count: 0, bet: row.bet }, factorOf) : nothing
    },
  }
}

/** Ways to take one of each set without taking any twice. */
function distinctLists(sets: readonly Numbers[], taken: Numbers = []): number {
  const [first, ...others] = sets
  if (!first) return 1
  return first
    .filter((number) => !taken.includes(number))
    .reduce((sum, number) => sum + distinctLists(others, [...taken, number]), 0)
}

/** Some numbers that come several times each, and some that come once; order does not matter. */
export type GroupPlay<Draw> = Named & {
  readonly row: OddsRow
  readonly multi: number
  readonly single: number
  /** One list stands for both. */
  readonly isOneList?: boolean
  /** The numbers of a draw; undefined where it is of another kind. */
  parts(draw: Draw): MultiSingle | undefined
}

export function groupPlay<Draw>(play: GroupPlay<Draw>): Play<MultiSingle, Draw> {
  const { id, tab, choices, row, multi: m, single: s, parts } = play
  const shape = { kind: 'multi-single', choices, multi: m, single: s } as const
  const list = { kind: 'choices', choices, picksMin: m + s, picksMax: choices.length } as const
  return {
    ...{ id, tab, shape: play.isOneList ? list : shape, rows: [row], costUnits: 1 },
    count: (ticket) => countGroups(ticket, m, s),
    read(selection) {
      if (play.isOneList && Array.isArray(selection)) {
        const read = readChoices(selection, choices, { min: m + s, max: choices.length })
        return read.ok ? { ok: true, value: { multi: read.value, single: read.value } } : read
      }
      const read = readMultiSingle(selection, shape)
      if (!read.ok || countGroups(read.value, m, s) > 0) return read
      return { ok: false, refusal: { field: 'single', expected: 'numbers that are not in multi' } }
    },
    keys: ({ multi, single }) => [...new Set([...multi, ...single])],
    tally({ multi, single }, draw, factorOf) {
      const drawn = parts(draw)
      if (!drawn?.multi.every((number) => multi.includes(number))) return nothing
      if (!drawn.single.every((number) => single.includes(number))) return nothing
      return tallyWith([...drawn.multi, ...drawn.single], { fill: [], count: 0, bet: row.bet }, factorOf)
    },
  }
}

/** Each choice of m numbers, with each of s others that are not among them. */
function countGroups({ multi, single }: MultiSingle, m: number, s: number): number {
  const both = multi.filter((number) => single.includes(number)).length
  let sum = 0n
  for (let shared = 0; shared <= m; shared += 1) {
    sum += choose(both, shared) * choose(multi.length - both, m - shared) * choose(single.length - shared, s)
  }
  return Number(sum)
}

/** Numbers for one of the places, each a single bet. */
export type PlacePlay<Draw> = Named & {
  readonly row: OddsRow
  readonly places: Numbers
  drawn(draw: Draw): Numbers
}

export function placePlay<Draw>({ id, tab, choices, places, row, drawn }: PlacePlay<Draw>): Play<Placed, Draw> {
  const shape = { kind: 'place', places, choices } as const
  return {
    ...{ id, tab, shape, rows: [row], costUnits: 1 },
    read: (selection) => readPlaced(selection, shape),
    count: ({ digits }) => digits.length,
    keys: ({ digits }) => digits,
    tally({ place, digits }, draw, factorOf) {
      const key = drawn(draw)[places.indexOf(place)] ?? ''
      return digits.includes(key) ? tallyHits([{ key, times: 1, bet: row.bet }], factorOf) : nothing
    },
  }
}
