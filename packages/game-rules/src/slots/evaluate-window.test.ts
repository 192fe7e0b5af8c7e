import { describe, expect, it } from 'vitest'
import { evaluateWindow, windowAt } from './evaluate-window.ts'
import { threeReels } from './test/small-model.ts'

/** A window written row by row, as it is seen. */
const seen = (...rows: string[]) => [0, 1, 2].map((reel) => rows.map((row) => row[reel]!))

const middle = (row: string) => evaluateWindow({ ...threeReels, lines: [[1, 1, 1]] }, seen('ccc', row, 'bbb')).lines

describe('a line', () => {
  it.each([
    ['three of a kind', 'aaa', { symbol: 'a', count: 3, units: 50 }],
    ['a run from the left only', 'aab', { symbol: 'a', count: 2, units: 2 }],
    ['a wild at the end', 'aaW', { symbol: 'a', count: 3, units: 50 }],
    ['a wild in between', 'bWb', { symbol: 'b', count: 3, units: 20 }],
    ['wilds in front stand for the first other symbol', 'Wbb', { symbol: 'b', count: 3, units: 20 }],
    ['the longer run of a symbol when it pays more than its wilds alone', 'WWc', { symbol: 'c', count: 3, units: 10 }],
    ['the run of wilds alone before a scatter', 'WWS', { symbol: 'W', count: 2, units: 5 }],
    ['wilds only', 'WWW', { symbol: 'W', count: 3, units: 100 }],
    ['a run with a wild when it pays as a pair', 'WaS', { symbol: 'a', count: 2, units: 2 }],
  ])('pays %s', (_, row, hit) => {
    expect(middle(row)).toEqual([{ line: 0, ...hit }])
  })

  it('pays the run of wilds when it is worth more than the longer run', () => {
    const dear = { ...threeReels, lines: [[1, 1, 1]], pays: { ...threeReels.pays, W: { 2: 30, 3: 100 } } }
    expect(evaluateWindow(dear, seen('ccc', 'WWb', 'bbb')).lines).toEqual([
      { line: 0, symbol: 'W', count: 2, units: 30 },
    ])
  })

  it.each(['baa', 'abb', 'Sbb', 'bSb', 'SSS', 'WSa', 'bbS'])('pays nothing for %s', (row) => {
    expect(middle(row)).toEqual([])
  })
})

it('pays every winning line, each once', () => {
  const { lines } = evaluateWindow(threeReels, seen('aba', 'bbb', 'acb'))
  expect(lines.map(({ line, symbol }) => [line, symbol])).toEqual([[0, 'b']])
  const full = evaluateWindow(threeReels, seen('aaa', 'aaa', 'aaa')).lines
  expect(full.map(({ line, units }) => [line, units])).toEqual([0, 1, 2, 3, 4].map((line) => [line, 50]))
})

it('counts scatters anywhere in the window, pays them on the total bet and says where they are', () => {
  const result = evaluateWindow(threeReels, seen('Sbc', 'cbS', 'bSc'))
  expect(result.scatterUnits).toBe(10)
  expect(result.isTrigger).toBe(true)
  expect(result.scatterCells).toEqual([
    { reel: 0, row: 0 },
    { reel: 1, row: 2 },
    { reel: 2, row: 1 },
  ])
  expect(evaluateWindow(threeReels, seen('Sbc', 'cbS', 'bcc'))).toMatchObject({ scatterUnits: 0, isTrigger: false })
})

it('shows the strip downwards from the stop and goes on at its start', () => {
  expect(windowAt([['x', 'y', 'z', 'q']], [2], 3)).toEqual([['z', 'q', 'x']])
})
