import { type ReelSetId, reelSetOf, type SlotModel, type SymbolId } from '../slot-model.ts'
import type { SpinOutcome, SpinTable } from './spin-outcome.ts'

/** One reel as a way counts it: cells per pay symbol and scatters shown, with the number of stops. */
type WayWindow = { readonly counts: readonly number[]; readonly scatters: number; readonly stops: number }

type Run = { readonly code: number; readonly ways: number }

/**
 * Counts every stop combination of a ways game by what it pays and its scatters; exact, nothing sampled.
 * A beginning without a living run settles all its endings at once. Windows of one height only.
 */
export function enumerateWays(model: SlotModel, reelSet: ReelSetId): SpinTable {
  const paying = Object.keys(model.pays)
  const reels = reelSetOf(model, reelSet).strips.map((strip) => wayWindows(model, paying, strip))
  const pays = paying.map((id) => Array.from({ length: reels.length + 1 }, (_, count) => model.pays[id]?.[count] ?? 0))
  const scatterRest = reels.map((_, reel) => scatterWaysFrom(reels, reel + 1))
  const ways = new Map<number, number>()
  const settle = (units: number, scatters: number, count: number): void => {
    const key = units * scatterWidth + scatters
    ways.set(key, (ways.get(key) ?? 0) + count)
  }
  const walk = (reel: number, runs: readonly Run[], start: SpinOutcome): void => {
    for (const { counts, scatters, stops } of reels[reel] as WayWindow[]) {
      const alive: Run[] = []
      let { units } = start
      for (const { code, ways: before } of runs) {
        const count = counts[code] as number
        if (count > 0) alive.push({ code, ways: before * count })
        else units += before * (pays[code]?.[reel] as number)
      }
      const seen = { units, scatterCount: start.scatterCount + scatters, ways: start.ways * stops }
      if (alive.length > 0 && reel + 1 < reels.length) {
        walk(reel + 1, alive, seen)
        continue
      }
      for (const run of alive) units += run.ways * (pays[run.code]?.[reels.length] as number)
      for (const [more, rest] of (scatterRest[reel] as number[]).entries()) {
        if (rest > 0) settle(units, seen.scatterCount + more, seen.ways * rest)
      }
    }
  }
  const runs = paying.map((_, code) => ({ code, ways: 1 }))
  walk(0, runs, { units: 0, scatterCount: 0, ways: 1 })
  const stopCount = reels.reduce((product, reel) => product * reel.reduce((sum, { stops }) => sum + stops, 0), 1)
  return { stopCount, outcomes: [...ways].map(([key, count]) => outcomeOf(model, key, count)) }
}

const scatterWidth = 64

function outcomeOf(model: SlotModel, key: number, ways: number): SpinOutcome {
  const scatterCount = key % scatterWidth
  const units = Math.floor(key / scatterWidth) + (model.scatter.paysX[scatterCount] ?? 0) * model.betUnits
  return { units, scatterCount, ways }
}

function wayWindows(model: SlotModel, paying: readonly SymbolId[], strip: readonly SymbolId[]): WayWindow[] {
  const kindOf = new Map(model.symbols.map(({ id, kind }) => [id, kind]))
  const windows = new Map<string, WayWindow>()
  for (const stop of strip.keys()) {
    const seen = Array.from({ length: model.grid.rows }, (_, row) => strip[(stop + row) % strip.length] as SymbolId)
    const counts = paying.map((id) => seen.filter((symbol) => symbol === id || kindOf.get(symbol) === 'wild').length)
    const scatters = seen.filter((symbol) => kindOf.get(symbol) === 'scatter').length
    const key = `${counts.join()} ${scatters}`
    windows.set(key, { counts, scatters, stops: (windows.get(key)?.stops ?? 0) + 1 })
  }
  return [...windows.values()]
}

function scatterWaysFrom(reels: readonly (readonly WayWindow[])[], first: number): number[] {
  let ways = [1]
  for (const windows of reels.slice(first)) {
    const next: number[] = []
    for (const { scatters, stops } of windows) {
      for (const [count, way] of ways.entries()) next[count + scatters] = (next[count + scatters] ?? 0) + way * stops
    }
    ways = Array.from(next, (way) => way ?? 0)
  }
  return ways
}
