import { fraction, minus, times } from '@fairground/game-rules/exact'
import { refuse } from '@fairground/game-rules/read-input'
import {
  binomial,
  decimal,
  fixed,
  numbersPlay,
  oddsRow,
  once,
  type Play,
  power,
  readNumbers,
  tallyHits,
} from '../base/index.ts'
import { permutations, sortedDigits } from './digits.ts'

type Numbers = readonly string[]
type Paid<Draw> = { readonly id: string; readonly tab: string; readonly gross: string; parts(draw: Draw): Numbers }

/** A number that is one of the parts of the draw, and wins with each. */
export const exactPlay = <Draw>({ parts, count = 1, ...paid }: Paid<Draw> & { digits: number; count?: number }) =>
  numbersPlay<Draw>({
    ...paid,
    price: fixed({ win: paid.gross }),
    outcomes: () => binomial(count, fraction(1, 10 ** paid.digits)),
    appearances: (draw) => appearances(parts(draw)),
  })

/** A digit that is among so many of the draw; how often does not matter. */
export const runPlay = <Draw>({ parts, among, ...paid }: Paid<Draw> & { among: number }) =>
  numbersPlay<Draw>({
    ...paid,
    digits: 1,
    price: fixed({ win: paid.gross }),
    outcomes: () => once(minus(fraction(1), power(fraction(9, 10), among))),
    appearances: (draw) => new Map(parts(draw).flatMap((part) => [...part].map((digit) => [digit, 1] as const))),
  })

/**
 * A number whose digits are drawn in any order. One with a pair has half the chances, and pays double only where the
 * terms say so; other repeats are not sold.
 */
export function anyOrderPlay<Draw>(play: Paid<Draw> & { digits: number; takesPairs: boolean }): Play<Numbers, Draw> {
  const { id, tab, digits, gross, takesPairs, parts } = play
  const shape = { kind: 'numbers', digits, picksMin: 1, picksMax: 10 ** digits } as const
  const whole = decimal(gross)
  const row = (bet: string, example: string, isPair: boolean) =>
    oddsRow({
      bet,
      costUnits: 1,
      price: {
        by: 'table',
        gross: (_, { pairFactor = 1 }) => (isPair ? times(whole, fraction(pairFactor)) : whole),
      },
      outcomes: () => once(fraction(permutations(example).length, 10 ** digits)),
    })
  const different = '0123456789'.slice(0, digits)
  const rows = [
    row(id, different, false),
    ...(takesPairs ? [row(`${id}_pair`, `0${different.slice(0, -1)}`, true)] : []),
  ]
  const rowOf = (number: string) => (new Set(number).size === digits ? id : `${id}_pair`)
  return {
    ...{ id, tab, shape, costUnits: 1, rows, rowOf },
    read(selection) {
      const read = readNumbers(selection, shape)
      if (!read.ok) return read
      const differentMin = takesPairs ? digits - 1 : digits
      const wrong = read.value.findIndex((number) => new Set(number).size < differentMin)
      return wrong < 0 ? read : refuse(`${wrong}`, `a number of ${differentMin} different digits or more`)
    },
    count: (numbers) => numbers.length,
    keys: (numbers) => numbers,
    betsWith: () => 1,
    tally(numbers, draw, factorOf) {
      const drawn = appearances(parts(draw).map(sortedDigits))
      return tallyHits(
        numbers.map((key) => ({ key, times: drawn.get(sortedDigits(key)) ?? 0, bet: rowOf(key) })),
        factorOf,
      )
    },
  }
}

export function appearances(numbers: Numbers): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return counts
}
