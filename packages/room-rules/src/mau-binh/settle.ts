import type { Payment } from '../base/payments.ts'
import { bonusOf, compareRow, isProper, type MauBinhHand, mauBinhRows } from './rows.ts'

/** Of net win. */
export const mauBinhFeePercent = 2n

const improperUnits = 6
/** From so many players on, who beats everybody in all rows is paid twice. */
const sweepPlayersMin = 3

export type MauBinhOptions = { readonly hasRowBonus?: boolean }

/** What set hands owe each other, row by row. */
export function mauBinhPayments(hands: readonly MauBinhHand[], options: MauBinhOptions = {}): Payment[] {
  const proper = hands.map(isProper)
  const pairs = pairsOf(hands.length)
  const between = pairs.map(([a, b]) => pairUnits(hands, proper, { a, b, ...options }))
  return pairs.flatMap(([a, b], at): Payment[] => {
    const { units = 0, isAll = false } = between[at] ?? {}
    if (units === 0) return []
    const [to, from] = units > 0 ? [a, b] : [b, a]
    const isDoubled = isAll && hands.length >= sweepPlayersMin && sweeps(to)
    return [{ from, to, units: Math.abs(units) * (isDoubled ? 2 : 1) }]
  })

  /** Whether a seat beats every proper opponent in all rows. */
  function sweeps(seat: number): boolean {
    return pairs.every(([a, b], at) => {
      const other = a === seat ? b : a
      if ((a !== seat && b !== seat) || !proper[other]) return true
      const { units = 0, isAll = false } = between[at] ?? {}
      return isAll && units > 0 === (a === seat)
    })
  }
}

type Pair = { readonly a: number; readonly b: number } & MauBinhOptions

/** What `a` wins of `b`, and whether the loser lost all rows. */
function pairUnits(hands: readonly MauBinhHand[], proper: readonly boolean[], { a, b, hasRowBonus = false }: Pair) {
  const [handA, handB] = [hands[a], hands[b]]
  if (!handA || !handB || proper[a] !== proper[b])
    return { units: (Number(proper[a] ?? false) - Number(proper[b] ?? false)) * improperUnits, isAll: false }
  if (!proper[a]) return { units: 0, isAll: false }
  const rows = mauBinhRows.map((row) => {
    const won = Math.sign(compareRow(row, handA, handB))
    return won * (hasRowBonus ? bonusOf(row, won > 0 ? handA : handB) : 1)
  })
  const isAll = rows.every((won) => won > 0) || rows.every((won) => won < 0)
  return { units: rows.reduce((sum, won) => sum + won, 0) * (isAll ? 2 : 1), isAll }
}

/** Instant wins of all seats, in units (0: none): the higher is paid by each lower one, equal ones push. */
export const instantPayments = (winUnits: readonly number[]): Payment[] =>
  pairsOf(winUnits.length).flatMap(([a, b]): Payment[] => {
    const [unitsA = 0, unitsB = 0] = [winUnits[a], winUnits[b]]
    if (unitsA === unitsB) return []
    return unitsA > unitsB ? [{ from: b, to: a, units: unitsA }] : [{ from: a, to: b, units: unitsB }]
  })

const pairsOf = (seatCount: number): [number, number][] =>
  Array.from({ length: seatCount }, (_, a) =>
    Array.from({ length: seatCount - a - 1 }, (_other, step): [number, number] => [a, a + 1 + step]),
  ).flat()
