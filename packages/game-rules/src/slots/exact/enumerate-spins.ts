import type { ReelSetId, SlotModel } from '../slot-model.ts'
import { type CodedModel, type CodedWindow, codeModel } from './coded-model.ts'
import { scatterWays } from './scatter-table.ts'
import type { SpinOutcome, SpinTable } from './spin-outcome.ts'

/**
 * Counts every stop combination of a reel set by what it pays and how many scatters it shows: exact, nothing sampled.
 * Works reel by reel, so that a beginning without any living line settles all its endings at once.
 * Throws RangeError when the combinations exceed 2^53.
 */
export function enumerateSpins(model: SlotModel, reelSet: ReelSetId): SpinTable {
  const coded = codeModel(model, reelSet)
  const counter = new SpinCounter(coded)
  counter.countFrom(0, { scatters: 0, ways: 1 })
  return { stopCount: stopCountOf(coded), outcomes: [...counter.outcomes(model)] }
}

function stopCountOf({ reels }: CodedModel): number {
  const stopCount = reels.reduce((product, reel) => product * reel.reduce((sum, { stops }) => sum + stops, 0), 1)
  if (stopCount > Number.MAX_SAFE_INTEGER) throw new RangeError('More stop combinations than can be counted')
  return stopCount
}

/** The lines that still live after some reels: the symbol their run stands for, and the best pay they have reached. */
type Runs = {
  readonly line: Uint8Array
  readonly symbol: Int8Array
  readonly best: Int32Array
  count: number
  /** Best pays of all lines, dead ones included. */
  units: number
}

class SpinCounter {
  readonly #coded: CodedModel
  readonly #runsAfter: readonly Runs[]
  /** Scatter distribution of the reels from each reel on, for beginnings that cannot win any more. */
  readonly #scattersFrom: readonly (readonly number[])[]
  readonly #scatterWidth: number
  /** ways[units * scatterWidth + scatters] */
  readonly #ways: Float64Array

  constructor(coded: CodedModel) {
    const lineCount = coded.lines.length
    const depths = Array.from({ length: coded.reels.length + 1 }, (_, depth) => depth)
    this.#coded = coded
    this.#runsAfter = depths.map(() => ({
      line: Uint8Array.from({ length: lineCount }, (_, line) => line),
      symbol: new Int8Array(lineCount),
      best: new Int32Array(lineCount),
      count: lineCount,
      units: 0,
    }))
    this.#scattersFrom = depths.map((reel) => scatterWays(coded, reel))
    this.#scatterWidth = (this.#scattersFrom[0] as readonly number[]).length
    const unitsMax = coded.pays.reduce((max, units) => Math.max(max, units), 0) * lineCount
    this.#ways = new Float64Array((unitsMax + 1) * this.#scatterWidth)
  }

  countFrom(reel: number, { scatters, ways }: { readonly scatters: number; readonly ways: number }): void {
    const runs = this.#runsAfter[reel + 1] as Runs
    for (const window of this.#coded.reels[reel] as readonly CodedWindow[]) {
      this.#extend(reel, window)
      const next = { scatters: scatters + window.scatters, ways: ways * window.stops }
      if (runs.count > 0 && reel + 1 < this.#coded.reels.length) this.countFrom(reel + 1, next)
      else this.#settle(reel + 1, next)
    }
  }

  /** Lengthens every living run by one reel; those that end keep what they have won. */
  #extend(reel: number, window: CodedWindow): void {
    const { lines, reels, pays, wild, scatter } = this.#coded
    const from = this.#runsAfter[reel] as Runs
    const to = this.#runsAfter[reel + 1] as Runs
    to.count = 0
    to.units = from.units
    for (let i = 0; i < from.count; i += 1) {
      const line = from.line[i] as number
      const seen = window.codes[(lines[line] as readonly number[])[reel] as number] as number
      if (seen === scatter) continue
      const run = reel === 0 ? wild : (from.symbol[i] as number)
      if (run !== wild && seen !== wild && seen !== run) continue
      const symbol = run === wild ? seen : run
      const best = reel === 0 ? 0 : (from.best[i] as number)
      const pay = Math.max(best, pays[symbol * (reels.length + 1) + reel + 1] as number)
      to.line[to.count] = line
      to.symbol[to.count] = symbol
      to.best[to.count] = pay
      to.count += 1
      to.units += pay - best
    }
  }

  #settle(reel: number, { scatters, ways }: { readonly scatters: number; readonly ways: number }): void {
    const rest = this.#scattersFrom[reel] as readonly number[]
    const start = (this.#runsAfter[reel] as Runs).units * this.#scatterWidth + scatters
    for (let more = 0; more < rest.length; more += 1) {
      this.#ways[start + more] = (this.#ways[start + more] as number) + ways * (rest[more] as number)
    }
  }

  *outcomes(model: SlotModel): Generator<SpinOutcome> {
    for (const [index, ways] of this.#ways.entries()) {
      if (ways === 0) continue
      const scatterCount = index % this.#scatterWidth
      const lineUnits = Math.floor(index / this.#scatterWidth)
      yield { units: lineUnits + (model.scatter.paysX[scatterCount] ?? 0) * model.betUnits, scatterCount, ways }
    }
  }
}
