import { describe, expect, it } from 'vitest'
import { checkModel } from './check-model.ts'
import { slotModels } from './models/index.ts'
import type { SlotModel } from './slot-model.ts'
import { threeReels } from './test/small-model.ts'

const base = threeReels.reelSets[0]!
const withBase = (strips: string[]) => ({
  reelSets: [{ ...base, strips: strips.map((s) => [...s]) }, threeReels.reelSets[1]!],
})

it.each(slotModels.map((model) => [model.id, model] as const))('%s is sound', (_, model) => {
  expect(checkModel(model)).toEqual([])
})

it('no two models share an id and a version', () => {
  expect(new Set(slotModels.map(({ id, version }) => `${id} ${version}`)).size).toBe(slotModels.length)
})

describe('one broken thing is named', () => {
  const cases: [string, Partial<SlotModel>][] = [
    ['betUnits is a whole number from 1', { betUnits: 0 }],
    ['winCapX is a whole number from 1', { winCapX: 0.5 }],
    ['retriggerCount is a whole number from 0', { freeSpins: { ...threeReels.freeSpins, retriggerCount: -1 } }],
    ['a symbol is listed twice', { symbols: [...threeReels.symbols, { id: 'a', kind: 'pay' }] }],
    ['there is more than one wild', { symbols: [...threeReels.symbols, { id: 'V', kind: 'wild' }] }],
    ['reels free are missing', { reelSets: [base] }],
    ['base has 2 strips for 3 reels', withBase(['abc', 'abc'])],
    ['base reel 2 is shorter than its window', withBase(['abc', 'ab', 'abc'])],
    ['base reel 1 shows an unknown x', withBase(['abx', 'abc', 'abc'])],
    ['base reel 1 shows two scatters in one window', withBase(['SabccaS', 'abc', 'abc'])],
    ['base reel 3 shows two scatters in one window', withBase(['abc', 'abc', 'aSbSccc'])],
    ['two lines are the same', { lines: [...threeReels.lines, [1, 1, 1]] }],
    ['line 6 leaves the window', { lines: [...threeReels.lines, [1, 3, 1]] }],
    ['line 6 leaves the window', { lines: [...threeReels.lines, [1, 0]] }],
    ['3 a pay less than fewer', { pays: { ...threeReels.pays, a: { 2: 5, 3: 4 } } }],
    ['3 b pay more than 3 wilds', { pays: { ...threeReels.pays, b: { 3: 101 } } }],
    ['4 b never show on a line', { pays: { ...threeReels.pays, b: { 3: 20, 4: 30 } } }],
    ['the unknown x pays', { pays: { ...threeReels.pays, x: { 3: 1 } } }],
    ['the scatter pays on lines', { pays: { ...threeReels.pays, S: { 3: 1 } } }],
    ['the trigger does not pay', { scatter: { paysX: { 4: 2 }, triggerCount: 3 } }],
    ['scatters pay whole bets', { scatter: { paysX: { 3: 0.5 }, triggerCount: 3 } }],
  ]

  it.each(cases)('%s', (problem, part) => {
    expect(checkModel({ ...threeReels, ...part })).toEqual([problem])
  })
})
