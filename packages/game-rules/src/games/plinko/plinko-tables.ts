import { printedX10000 } from '../../instant/multiplier.ts'

export const plinkoRisks = ['low', 'medium', 'high'] as const
export type PlinkoRisk = (typeof plinkoRisks)[number]
export const rowsMin = 8
export const rowsMax = 16

type Halves = Readonly<Record<PlinkoRisk, readonly number[]>>

/** Bins from the outermost to the centre, from 8 rows on; the right half is the mirror. */
const halves: readonly Halves[] = [
  { low: [5.6, 2.1, 1.1, 1, 0.5], medium: [13, 3, 1.3, 0.7, 0.4], high: [29, 4, 1.5, 0.3, 0.2] },
  { low: [5.6, 2, 1.6, 1, 0.7], medium: [18, 4, 1.7, 0.9, 0.5], high: [43, 7, 2, 0.6, 0.2] },
  { low: [8.9, 3, 1.4, 1.1, 1, 0.5], medium: [22, 5, 2, 1.4, 0.6, 0.4], high: [76, 10, 3, 0.9, 0.3, 0.2] },
  { low: [8.4, 3, 1.9, 1.3, 1, 0.7], medium: [24, 6, 3, 1.8, 0.7, 0.5], high: [120, 14, 5.2, 1.4, 0.4, 0.2] },
  {
    low: [10, 3, 1.6, 1.4, 1.1, 1, 0.5],
    medium: [33, 11, 4, 2, 1.1, 0.6, 0.3],
    high: [170, 24, 8.1, 2, 0.7, 0.2, 0.2],
  },
  {
    low: [8.1, 4, 3, 1.9, 1.2, 0.9, 0.7],
    medium: [43, 13, 6, 3, 1.3, 0.7, 0.4],
    high: [260, 37, 11, 4, 1, 0.2, 0.2],
  },
  {
    low: [7.1, 4, 1.9, 1.4, 1.3, 1.1, 1, 0.5],
    medium: [58, 15, 7, 4, 1.9, 1, 0.5, 0.2],
    high: [420, 56, 18, 5, 1.9, 0.3, 0.2, 0.2],
  },
  {
    low: [15, 8, 3, 2, 1.5, 1.1, 1, 0.7],
    medium: [88, 18, 11, 5, 3, 1.3, 0.5, 0.3],
    high: [620, 83, 27, 8, 3, 0.5, 0.2, 0.2],
  },
  {
    low: [16, 9, 2, 1.4, 1.4, 1.2, 1.1, 1, 0.5],
    medium: [110, 41, 10, 5, 3, 1.5, 1, 0.5, 0.3],
    high: [1000, 130, 26, 9, 4, 2, 0.2, 0.2, 0.2],
  },
]

/** What each bin pays in ten-thousandths of the stake, from left to right; rows + 1 of them. */
export function plinkoBins(rows: number, risk: PlinkoRisk): readonly number[] {
  const half = halves[rows - rowsMin]?.[risk]
  if (!half) throw new RangeError(`Plinko has ${rowsMin} to ${rowsMax} rows`)
  const rightToLeft = half.slice(0, rows + 1 - half.length).reverse()
  return [...half, ...rightToLeft].map(printedX10000)
}
