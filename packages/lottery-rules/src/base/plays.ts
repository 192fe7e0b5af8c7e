import { choose } from '@fairground/game-rules/exact'
import type { OddsRow, Outcome, Price } from './odds.ts'
import { oddsRow } from './odds.ts'
import type { Play } from './play.ts'
import { readNone, readNumbers } from './read-selection.ts'
import { nothing, tallyChoices, tallyHits } from './tally.ts'

type Named = { readonly id: string; readonly tab: string }
type Priced = {
  readonly price: Price
  /** 1 where nothing is said. */
  readonly costUnits?: number
  outcomes(): readonly Outcome[]
}

type Numbers = readonly string[]

/** A list of numbers, each a single bet that wins as often as it appears. */
export type NumbersPlay<Draw> = Named &
  Priced & {
    readonly digits: number
    readonly picksMax?: number
    /** How often each number appears; those that are left out do not. Asked once for a draw. */
    appearances(draw: Draw): ReadonlyMap<string, number>
  }

export function numbersPlay<Draw>(play: NumbersPlay<Draw>): Play<Numbers, Draw> {
  const { id, tab, digits, picksMax = 10 ** digits } = play
  const shape = { kind: 'numbers', digits, picksMin: 1, picksMax } as const
  const appearances = oncePerDraw(play.appearances)
  return {
    ...{ id, tab, shape, ...oneRow(id, play) },
    read: (selection) => readNumbers(selection, shape),
    count: (numbers) => numbers.length,
    keys: (numbers) => numbers,
    betsWith: () => 1,
    tally(numbers, draw, factorOf) {
      const counts = appearances(draw)
      return tallyHits(
        numbers.map((key) => ({ key, times: counts.get(key) ?? 0, bet: id })),
        factorOf,
      )
    },
  }
}

/** A list of numbers; each choice of k of them is a single bet, which wins once when all of its numbers are good. */
export type ChoicesPlay<Draw> = Named &
  Priced & {
    readonly digits: number
    readonly k: number
    readonly picksMax: number
    isGood(draw: Draw): (number: string) => boolean
  }

export function choicesPlay<Draw>(play: ChoicesPlay<Draw>): Play<Numbers, Draw> {
  const { id, tab, digits, k, picksMax } = play
  const shape = { kind: 'numbers', digits, picksMin: k, picksMax } as const
  const isGood = oncePerDraw(play.isGood)
  return {
    ...{ id, tab, shape, ...oneRow(id, play) },
    read: (selection) => readNumbers(selection, shape),
    count: (numbers) => Number(choose(numbers.length, k)),
    keys: (numbers) => numbers,
    betsWith: (numbers) => Number(choose(numbers.length - 1, k - 1)),
    tally: (numbers, draw, factorOf) => tallyChoices(numbers.filter(isGood(draw)), k, id, factorOf),
  }
}

/** A bet that says it all by its name. */
export type PlainPlay<Draw> = Named & Priced & { wins(draw: Draw): boolean; isRefund?(draw: Draw): boolean }

export function plainPlay<Draw>(play: PlainPlay<Draw>): Play<Numbers, Draw> {
  const { id, tab } = play
  return {
    ...{ id, tab, shape: { kind: 'none' }, ...oneRow(id, play) },
    read: readNone,
    count: () => 1,
    keys: () => [id],
    tally(_, draw, factorOf) {
      if (play.isRefund?.(draw)) return { wins: [], refunds: 1 }
      return play.wins(draw) ? tallyHits([{ key: id, times: 1, bet: id }], factorOf) : nothing
    },
  }
}

function oneRow(bet: string, { price, costUnits = 1, outcomes }: Priced): { costUnits: number; rows: OddsRow[] } {
  return { costUnits, rows: [oddsRow({ bet, costUnits, price, outcomes })] }
}

/** What many tickets ask of one draw, worked out once: tickets are settled draw by draw, so the last one is kept. */
export function oncePerDraw<Draw, T>(work: (draw: Draw) => T): (draw: Draw) => T {
  let last: { readonly draw: Draw; readonly value: T } | undefined
  return (draw) => {
    if (last?.draw !== draw) last = { draw, value: work(draw) }
    return last.value
  }
}
