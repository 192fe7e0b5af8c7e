import { type Fraction, fraction, plus, times } from '../../exact/fraction.ts'
import { type ReelSetId, reelSetOf, type SlotModel, type SymbolId } from '../slot-model.ts'

/** One win of a line and its exact chance per line and spin. */
export type LineWinChance = {
  readonly symbol: SymbolId
  readonly count: number
  readonly units: number
  readonly chance: Fraction
}

type Best = { readonly symbol: SymbolId; readonly count: number; readonly units: number }

/**
 * The wins of any one line with their chances, by symbol enumeration: on uniform strips every line sees the same symbols.
 * Does not look at windows at all, so that it checks the full enumeration from another side.
 */
export function lineWinChances(model: SlotModel, reelSet: ReelSetId): LineWinChance[] {
  const { strips } = reelSetOf(model, reelSet)
  const counts = strips.map(countSymbols)
  const payIds = model.symbols.filter(({ kind }) => kind !== 'scatter').map(({ id }) => id)
  const wild = model.symbols.find(({ kind }) => kind === 'wild')?.id
  const ways = new Map<string, { best: Best; ways: bigint }>()
  const settle = (best: Best | undefined, reel: number, ended: bigint) => {
    if (!best || ended === 0n) return
    const key = `${best.symbol} ${best.count}`
    const before = ways.get(key)?.ways ?? 0n
    ways.set(key, { best, ways: before + ended * combinations(strips.slice(reel)) })
  }
  const walk = (reel: number, run: SymbolId | undefined, best: Best | undefined, before: bigint): void => {
    let ending = strips[reel]?.length ?? 1
    for (const id of payIds) {
      const stops = counts[reel]?.get(id) ?? 0
      const symbol = run === undefined || run === wild ? id : run
      if (stops === 0 || (id !== wild && id !== symbol)) continue
      ending -= stops
      walk(reel + 1, symbol, better(model, best, { symbol, count: reel + 1 }), before * BigInt(stops))
    }
    settle(best, reel + 1, before * BigInt(ending))
  }
  walk(0, undefined, undefined, 1n)
  const total = combinations(strips)
  return [...ways.values()]
    .map((entry) => ({ ...entry.best, chance: fraction(entry.ways, total) }))
    .sort((a, b) => b.units - a.units)
}

/** What one line returns, in units of the line bet, and how often it pays. */
export function lineReturn(model: SlotModel, reelSet: ReelSetId): { units: Fraction; hitFrequency: Fraction } {
  const wins = lineWinChances(model, reelSet)
  return {
    units: plus(...wins.map(({ units, chance }) => times(fraction(units), chance))),
    hitFrequency: plus(...wins.map(({ chance }) => chance)),
  }
}

/** The return of all lines together in total bets. */
export function linesReturn(model: SlotModel, reelSet: ReelSetId): Fraction {
  return times(lineReturn(model, reelSet).units, fraction(model.lines.length, model.betUnits))
}

function better(model: SlotModel, best: Best | undefined, run: Omit<Best, 'units'>): Best | undefined {
  const units = model.pays[run.symbol]?.[run.count] ?? 0
  return units > 0 && units >= (best?.units ?? 0) ? { ...run, units } : best
}

function combinations(strips: readonly (readonly SymbolId[])[]): bigint {
  return strips.reduce((product, strip) => product * BigInt(strip.length), 1n)
}

function countSymbols(strip: readonly SymbolId[]): Map<SymbolId, number> {
  const counts = new Map<SymbolId, number>()
  for (const id of strip) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
