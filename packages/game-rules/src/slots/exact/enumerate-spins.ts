import type { ReelSetId, SlotModel } from '../slot-model.ts'
import { type CodedModel, type CodedWindow, codeModel } from './coded-model.ts'
import { scatterWays } from './scatter-table.ts'
import type { SpinOutcome, SpinTable } from './spin-table.ts'

const dead = -1

/** What the lines have come to after some reels: the run's symbol (or the wild, or dead), its wilds, its best pay so far. */
type Runs = { readonly symbol: Int8Array; readonly wilds: Uint8Array; readonly best: Int32Array }

/**
 * Counts every stop combination of a reel set by what it pays and how many scatters it shows: exact, nothing sampled.
 * Works reel by reel, so that a beginning without any living line settles all its endings at once.
 * Throws RangeError when the combinations exceed 2^53.
 */
export function enumerateSpins(model: SlotModel, reelSet: ReelSetId): SpinTable {
  const coded = codeModel(model, reelSet)
  const stopCount = coded.reels.reduce((product, reel) => product * reel.reduce((sum, { stops }) => sum + stops, 0), 1)
  if (stopCount > Number.MAX_SAFE_INTEGER) throw new RangeError('More stop combinations than can be counted')
  const counter = new SpinCounter(coded)
  counter.countFrom(0, { scatters: 0, ways: 1 })
  return { stopCount, outcomes: counter.outcomes(model) }
}

class SpinCounter {
  readonly #coded: CodedModel
  readonly #width: number
  readonly #runs: readonly Runs[]
  /** Scatter distribution of the reels from each reel on, for beginnings that cannot win any more. */
  readonly #rest: readonly (readonly number[])[]
  readonly #scatterCountMax: number
  /** ways[units * (scatterCountMax + 1) + scatters] */
  readonly #ways: Float64Array

  constructor(coded: CodedModel) {
    const lineCount = coded.lines.length
    this.#coded = coded
    this.#width = coded.reels.length + 1
    this.#runs = Array.from({ length: this.#width }, () => ({
      symbol: new Int8Array(lineCount).fill(coded.wild),
      wilds: new Uint8Array(lineCount),
      best: new Int32Array(lineCount),
    }))
    this.#rest = this.#runs.map((_, reel) => scatterWays(coded, reel))
    this.#scatterCountMax = (this.#rest[0]?.length ?? 1) - 1
    const unitsMax = coded.pays.reduce((max, units) => Math.max(max, units), 0) * lineCount
    this.#ways = new Float64Array((unitsMax + 1) * (this.#scatterCountMax + 1))
  }

  countFrom(reel: number, { scatters, ways }: { readonly scatters: number; readonly ways: number }): void {
    for (const window of this.#coded.reels[reel] ?? []) {
      const { isAlive, units } = this.#extend(reel, window)
      const next = { scatters: scatters + window.scatters, ways: ways * window.stops }
      if (isAlive) this.countFrom(reel + 1, next)
      else this.#settle(reel + 1, { ...next, units })
    }
  }

  /** Adds one reel to the runs of the reels before it; a run is alive while a further reel can still raise its pay. */
  #extend(reel: number, window: CodedWindow): { isAlive: boolean; units: number } {
    const { lines, reels, pays, wild, scatter } = this.#coded
    const from = this.#runs[reel] as Runs
    const to = this.#runs[reel + 1] as Runs
    let isAlive = false
    let units = 0
    for (let line = 0; line < lines.length; line += 1) {
      const run = from.symbol[line] as number
      const seen = window.codes[(lines[line] as readonly number[])[reel] as number] as number
      const symbol = runAfter(run, seen, { wild, scatter, isFirst: reel === 0 })
      let best = from.best[line] as number
      if (symbol !== dead) best = Math.max(best, pays[symbol * this.#width + reel + 1] as number)
      to.symbol[line] = symbol
      to.best[line] = best
      units += best
      isAlive ||= symbol !== dead
    }
    return { isAlive: isAlive && reel + 1 < reels.length, units }
  }

  #settle(reel: number, { scatters, ways, units }: { scatters: number; ways: number; units: number }): void {
    const rest = this.#rest[reel] as readonly number[]
    const start = units * (this.#scatterCountMax + 1) + scatters
    for (let more = 0; more < rest.length; more += 1) {
      this.#ways[start + more] = (this.#ways[start + more] as number) + ways * (rest[more] as number)
    }
  }

  outcomes(model: SlotModel): SpinOutcome[] {
    const outcomes: SpinOutcome[] = []
    for (const [index, ways] of this.#ways.entries()) {
      if (ways === 0) continue
      const scatterCount = index % (this.#scatterCountMax + 1)
      const lineUnits = Math.floor(index / (this.#scatterCountMax + 1))
      const units = lineUnits + (model.scatter.paysX[scatterCount] ?? 0) * model.betUnits
      outcomes.push({ units, scatterCount, ways })
    }
    return outcomes
  }
}

type Kinds = { readonly wild: number; readonly scatter: number; readonly isFirst: boolean }

/** The symbol a run stands for after one more cell; a run of wilds takes the first other symbol. */
function runAfter(run: number, seen: number, { wild, scatter, isFirst }: Kinds): number {
  if (seen === scatter || (run === dead && !isFirst)) return dead
  if (isFirst || run === wild) return seen
  return seen === wild || seen === run ? run : dead
}
