import { describe, expect, it } from 'vitest'
import { evaluateWindow } from './evaluate-window.ts'
import { refereeUnits } from './exact/referee.ts'
import type { SlotModel } from './slot-model.ts'
import { threeReels } from './test/small-model.ts'

/** A window written row by row, as it is seen. */
const seen = (...rows: string[]) => [...rows[0]!].map((_, reel) => rows.map((row) => row[reel]!))
const plain = { ...threeReels, lines: [], pays: { a: { 2: 2, 3: 10 }, b: { 3: 20 }, c: { 3: 5 } } }
const judged = (model: SlotModel, window: string[][]) => {
  const { hits, scatterUnits } = evaluateWindow(model, window)
  const units = hits.reduce((sum, hit) => sum + hit.units, 0)
  expect(refereeUnits(model, window).units).toBe(units + scatterUnits)
  return hits.map(({ symbol, count, ways, units: paid }) => [symbol, count, ways, paid])
}

describe('ways', () => {
  const model: SlotModel = { ...plain, kind: 'ways' }

  it('multiply the cells of a symbol on each reel, wilds among them, from the first reel on', () => {
    expect(judged(model, seen('aab', 'caa', 'aWc'))).toEqual([
      ['a', 3, 6, 60],
      ['c', 3, 1, 5],
    ])
    expect(judged(model, seen('abb', 'acc', 'abc'))).toEqual([])
  })

  it('pay every symbol once, each by its own run', () => {
    expect(judged(model, seen('aaS', 'bbb', 'cWc'))).toEqual([
      ['a', 2, 2, 4],
      ['b', 3, 2, 40],
      ['c', 3, 1, 5],
    ])
  })

  it('count reels of different heights', () => {
    expect(judged(model, [['a'], ['a', 'a', 'W'], ['b', 'a']])).toEqual([['a', 3, 3, 30]])
  })
})

describe('clusters', () => {
  const model: SlotModel = { ...plain, kind: 'cluster', pays: { a: { 4: 3, 6: 9 }, b: { 3: 5 } } }

  it('join cells that touch side by side, never over a corner', () => {
    expect(judged(model, seen('aab', 'aca', 'acb'))).toEqual([['a', 4, 1, 3]])
    expect(judged(model, seen('aca', 'cac', 'aca'))).toEqual([])
  })

  it('let one wild belong to clusters of two symbols', () => {
    expect(judged(model, seen('aab', 'aWb', 'ccb'))).toEqual([
      ['a', 4, 1, 3],
      ['b', 4, 1, 5],
    ])
  })

  it('pay nothing for wilds alone, and the largest count that is reached', () => {
    expect(judged(model, seen('WWW', 'Wcc', 'ccc'))).toEqual([])
    expect(judged(model, seen('aaa', 'aac', 'acc'))).toEqual([['a', 6, 1, 9]])
  })
})

it('scatter pays count a symbol wherever it stands', () => {
  const model: SlotModel = { ...plain, kind: 'scatter-pays', pays: { a: { 4: 3, 5: 8 }, b: { 3: 5 } } }
  expect(judged(model, seen('aba', 'cac', 'aca'))).toEqual([['a', 5, 1, 8]])
})
