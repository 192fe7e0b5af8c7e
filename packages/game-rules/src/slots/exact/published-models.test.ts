import { describe, expect, it } from 'vitest'
import { twentyLines } from '../models/lines.ts'
import type { SlotModel } from '../slot-model.ts'
import { codeModel } from './coded-model.ts'
import { enumerateSpins } from './enumerate-spins.ts'
import { toNumber } from './fraction.ts'
import { lineReturn, linesReturn } from './line-return.ts'
import { modelStatistics } from './model-statistics.ts'
import { scatterWays } from './scatter-table.ts'

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
