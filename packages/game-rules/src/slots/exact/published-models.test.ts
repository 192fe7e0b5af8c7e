import { describe, expect, it } from 'vitest'
import { toNumber } from '../../exact/fraction.ts'
import { twentyLines } from '../models/lines.ts'
import type { SlotModel, SymbolId } from '../slot-model.ts'
import { enumerateSpins } from './enumerate-spins.ts'
import { lineReturn, linesReturn } from './line-return.ts'
import { modelStatistics } from './model-statistics.ts'

/** A strip written as one letter per stop. */
const strip = (letters: string): string[] => [...letters]

// "Atkins Diet", published by wizardofodds.com with every number of its analysis: A wild, S scatter (the scale),
// K steak, H ham, W wings, G sausage, E eggs, B butter, C cheese, N bacon, M mayonnaise.
const atkinsStrips = [
  'SMHGNECMGBWNEMKWBCEANMHCESBNGWKB',
  'MWKGCMHBNKGMHABECNGWSMBCNEWMKHCN',
  'HBESCMBHGNKWBMCGENMWHGNCEAWNBCMK',
  'HCASBNCGKENMGCBHMNWGCEBWNMEHGKMN',
  'NSKHCGBNWCGHBKMEGHABWMEHNBKMGECW',
].map(strip)

const atkinsDiet: SlotModel = {
  id: 'atkins-diet',
  version: 1,
  name: 'Atkins Diet',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  symbols: [
    { id: 'A', kind: 'wild' },
    { id: 'S', kind: 'scatter' },
    ...[...'KHWGEBCNM'].map((id) => ({ id, kind: 'pay' as const })),
  ],
  reelSets: [
    { id: 'base', strips: atkinsStrips },
    { id: 'free', strips: atkinsStrips },
  ],
  betUnits: 20,
  lines: twentyLines,
  pays: {
    A: { 2: 5, 3: 50, 4: 500, 5: 5000 },
    K: { 2: 3, 3: 40, 4: 200, 5: 1000 },
    H: { 2: 2, 3: 30, 4: 150, 5: 500 },
    W: { 2: 2, 3: 25, 4: 100, 5: 300 },
    G: { 3: 20, 4: 75, 5: 200 },
    E: { 3: 20, 4: 75, 5: 200 },
    B: { 3: 15, 4: 50, 5: 100 },
    C: { 3: 15, 4: 50, 5: 100 },
    N: { 3: 10, 4: 25, 5: 50 },
    M: { 3: 10, 4: 25, 5: 50 },
  },
  scatter: { paysX: { 3: 5, 4: 25, 5: 100 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 10, multiplier: 3, retriggerCount: 10 },
  winCapX: 1_000_000,
}

describe('the calculator reproduces the published analysis of Atkins Diet', () => {
  const table = enumerateSpins(atkinsDiet, 'base')
  const statistics = modelStatistics(atkinsDiet, table, table)

  it('line pays 63.460 %, each line hits 5.45 %', () => {
    expect(toNumber(linesReturn(atkinsDiet, 'base'))).toBeCloseTo(0.6346, 5)
    expect(toNumber(lineReturn(atkinsDiet, 'base').hitFrequency)).toBeCloseTo(0.0545, 4)
  })

  it('scatter pays 6.976 %, free spins come with 0.011185', () => {
    expect(toNumber(statistics.baseRtp) - toNumber(linesReturn(atkinsDiet, 'base'))).toBeCloseTo(0.06976, 5)
    expect(toNumber(statistics.triggerFrequency)).toBeCloseTo(0.011185, 6)
  })

  it('a feature has 11.259335 spins and pays 23.791632 bets, 26.610 % of all', () => {
    expect(toNumber(statistics.featureSpins)).toBeCloseTo(11.259335, 6)
    expect(toNumber(statistics.featureWin)).toBeCloseTo(23.791632, 6)
    expect(toNumber(statistics.featureRtp)).toBeCloseTo(0.2661, 5)
  })

  it('returns 97.046 % in all', () => {
    expect(toNumber(statistics.rtp)).toBeCloseTo(0.97046, 5)
    expect(table.stopCount).toBe(32 ** 5)
  })
})

// "Lucky Larry's Lobstermania", published by Harrigan and Dixon (2009): symbols per reel of two versions.
// Two scatters or bonuses never share a window; the bonus (Q, on the first three reels) pays 331 lines on average.
const lobsterSymbols = 'WLBOHTCGFQS'
const lobsterCounts = {
  '96.2': ['24465665522', '24444466552', '13546555662', '44446666802', '24547766702'],
  '85.0': [
    [2, 4, 3, 4, 3, 4, 10, 3, 10, 2, 2],
    [2, 3, 4, 3, 4, 3, 8, 9, 3, 5, 2],
    [1, 3, 3, 4, 6, 6, 3, 4, 10, 6, 2],
    [4, 3, 8, 3, 3, 6, 4, 10, 7, 0, 2],
    [2, 4, 5, 4, 7, 6, 7, 5, 8, 0, 2],
  ],
}

/** Spreads the scatters and fills the rest in any order, which a line cannot see. */
function lobsterStrip(counts: readonly number[]): SymbolId[] {
  const others = counts
    .slice(0, -1)
    .flatMap((count, code) => Array.from({ length: count }, () => lobsterSymbols[code]!))
  return ['S', ...others.slice(0, 20), 'S', ...others.slice(20)]
}

function lobstermania(counts: readonly (readonly number[])[]): SlotModel {
  return {
    ...atkinsDiet,
    id: 'lobstermania',
    symbols: [...lobsterSymbols].map((id) => ({ id, kind: id === 'W' ? 'wild' : id === 'S' ? 'scatter' : 'pay' })),
    reelSets: [{ id: 'base', strips: counts.map(lobsterStrip) }],
    betUnits: 1,
    lines: [[1, 1, 1, 1, 1]],
    pays: {
      W: { 2: 5, 3: 100, 4: 500, 5: 10_000 },
      L: { 2: 2, 3: 40, 4: 200, 5: 1_000 },
      B: { 3: 25, 4: 100, 5: 500 },
      O: { 3: 25, 4: 100, 5: 500 },
      H: { 3: 10, 4: 50, 5: 500 },
      T: { 3: 10, 4: 50, 5: 250 },
      C: { 3: 5, 4: 30, 5: 200 },
      G: { 3: 5, 4: 30, 5: 200 },
      F: { 3: 5, 4: 30, 5: 150 },
    },
    scatter: { paysX: { 3: 5, 4: 25, 5: 200 }, triggerCount: 3 },
  }
}

describe('the calculator reproduces both published versions of Lobstermania', () => {
  it.each([
    [96.2, 5.2, lobsterCounts['96.2'].map((digits) => [...digits].map(Number))],
    [85.0, 4.9, lobsterCounts['85.0']],
  ])('%f percent returned, line, scatter and bonus hits of %f percent', (returned, hit, counts) => {
    const { outcomes, stopCount } = enumerateSpins(lobstermania(counts), 'base')
    const bonusChance = counts.slice(0, 3).reduce((chance, reel) => {
      const length = reel.reduce((sum, count) => sum + count, 0)
      return (chance * reel[9]!) / length
    }, 1)
    const units = outcomes.reduce((sum, outcome) => sum + outcome.units * outcome.ways, 0)
    const scatterWays = outcomes.reduce((sum, { scatterCount, ways }) => sum + (scatterCount >= 3 ? ways : 0), 0)
    const lineHits = toNumber(lineReturn(lobstermania(counts), 'base').hitFrequency)
    expect(Math.abs(units / stopCount + bonusChance * 331 - returned / 100)).toBeLessThan(0.0007)
    expect(Math.abs(lineHits + scatterWays / stopCount + bonusChance - hit / 100)).toBeLessThan(0.0005)
  })
})
