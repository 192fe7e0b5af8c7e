import type { SlotModel } from '../slot-model.ts'
import type { RoundChances } from './listed-rounds.ts'

/** What the win cap leaves of a model; computed in doubles, good to about ten digits. */
export type WinCapEffect = {
  /** The largest win in whole total bets that at least one round in a thousand million brings; the win cap at most. */
  readonly maxWinX: number
  /** Chance that a round pays at least this many total bets; the last threshold is the largest win. */
  readonly chanceAtLeast: ReadonlyMap<number, number>
  /** Return and standard deviation with the cap, in total bets, and the share of rounds that pay anything. */
  readonly rtp: number
  readonly sd: number
  readonly hits: number
}

const thresholdsX = [10, 100, 1_000]
/** Rarer wins may not be advertised (decision 060). */
export const maxWinChanceMin = 1e-9

export function winCapEffect(model: SlotModel, { grid, chances }: RoundChances): WinCapEffect {
  const cellX = grid / model.betUnits
  const rtp = chances.reduce((sum, chance, cell) => sum + chance * cell * cellX, 0)
  const square = chances.reduce((sum, chance, cell) => sum + chance * (cell * cellX) ** 2, 0)
  const atLeast = tailsOf(chances)
  const maxWinX = Math.floor(largestCell(chances, atLeast) * cellX)
  const chanceAtLeast = new Map(
    [...thresholdsX.filter((x) => x < maxWinX), maxWinX].map((x) => [
      x,
      atLeast[Math.ceil((x * model.betUnits) / grid)] ?? 0,
    ]),
  )
  return { maxWinX, chanceAtLeast, rtp, sd: Math.sqrt(square - rtp * rtp), hits: 1 - (chances[0] ?? 0) }
}

function tailsOf(chances: Float64Array): Float64Array {
  const tails = chances.slice()
  for (let cell = tails.length - 2; cell >= 0; cell -= 1) tails[cell] = (tails[cell] ?? 0) + (tails[cell + 1] ?? 0)
  return tails
}

/** The highest amount that is paid by itself and, with all above it, often enough. */
function largestCell(chances: Float64Array, atLeast: Float64Array): number {
  for (let cell = chances.length - 1; cell > 0; cell -= 1) {
    if ((chances[cell] ?? 0) > 0 && (atLeast[cell] ?? 0) >= maxWinChanceMin) return cell
  }
  return 0
}
