import type { ReelSetId, SlotModel } from '../slot-model.ts'
import { type CodedModel, type CodedWindow, codeModel } from './coded-model.ts'
import type { SpinTable } from './spin-outcome.ts'
import { tagWays } from './tag-ways.ts'

/** Stop combinations by what their lines pay and by what their tags add up to. */
export type WindowTable = {
  readonly stopCount: number
  readonly outcomes: readonly { readonly units: number; readonly tag: number; readonly ways: number }[]
}

/**
 * Counts every stop combination of a reel set by what it pays and how many scatters it shows: exact, nothing sampled.
 * Throws RangeError when the combinations exceed 2^53.
 */
export function enumerateSpins(model: SlotModel, reelSet: ReelSetId): SpinTable {
  const { stopCount, outcomes } = countWindows(codeModel(model, reelSet))
  return {
    stopCount,
    outcomes: outcomes.map(({ units, tag, ways }) => ({
      units: units + (model.scatter.paysX[tag] ?? 0) * model.betUnits,
      scatterCount: tag,
      ways,
    })),
  }
}

/** Works reel by reel, so that a beginning without any living line settles all its endings at once. */
export function countWindows(coded: CodedModel): WindowTable {
  const counter = new SpinCounter(coded)
  counter.countFrom(0, { tag: 0, ways: 1 })
  return { stopCount: stopCountOf(coded), outcomes: [...counter.outcomes()] }
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
  /** What the tags of the reels from each reel on add up to, for beginnings that cannot win any more. */
  readonly #tagsFrom: readonly (readonly number[])[]
  readonly #tagWidth: number
  /** ways[units * tagWidth + tag] */
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
    this.#tagsFrom = depths.map((reel) => tagWays(coded, reel))
    this.#tagWidth = (this.#tagsFrom[0] as readonly number[]).length
    const unitsMax = coded.pays.reduce((max, units) => Math.max(max, units), 0) * lineCount
    this.#ways = new Float64Array((unitsMax + 1) * this.#tagWidth)
  }

  countFrom(reel: number, { tag, ways }: { readonly tag: number; readonly ways: number }): void {
    const runs = this.#runsAfter[reel + 1] as Runs
    for (const window of this.#coded.reels[reel] as readonly CodedWindow[]) {
      this.#extend(reel, window)
      const next = { tag: tag + window.tag, ways: ways * window.stops }
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

  #settle(reel: number, { tag, ways }: { readonly tag: number; readonly ways: number }): void {
    const rest = this.#tagsFrom[reel] as readonly number[]
    const start = (this.#runsAfter[reel] as Runs).units * this.#tagWidth + tag
    for (let more = 0; more < rest.length; more += 1) {
      this.#ways[start + more] = (this.#ways[start + more] as number) + ways * (rest[more] as number)
    }
  }

  *outcomes(): Generator<WindowTable['outcomes'][number]> {
    for (const [index, ways] of this.#ways.entries()) {
      if (ways > 0) yield { units: Math.floor(index / this.#tagWidth), tag: index % this.#tagWidth, ways }
    }
  }
}
