import { bigRoadInSight, derivedInSight } from '@fairground/game-rules/tables'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitsOf } from './number-split.ts'
import type { RoadKind } from './road-kind.ts'
import { beadsInSight, columnsThatFit, resultsOf, sideName, tallyOf, toldRoad } from './road-model.ts'

const kinds: RoadKind[] = [
  { mark: 'B', side: 'a', label: 'Banker', tone: 'red', letter: 'B' },
  { mark: 'P', side: 'b', label: 'Player', tone: 'blue', letter: 'P' },
  { mark: 'T', side: 'tie', label: 'Tie', tone: 'green', letter: 'T' },
]
const coins: RoadKind[] = ['0', '1', '2', '3', '4'].map((mark) => {
  const isEven = Number(mark) % 2 === 0
  return isEven
    ? { mark, side: 'a', label: 'Even', tone: 'red', letter: 'E' }
    : { mark, side: 'b', label: 'Odd', tone: 'blue', letter: 'O' }
})
const pingPong = 'BP'.repeat(20)
const anyMarks = fc.string({ unit: fc.constantFrom('B', 'P', 'T'), maxLength: 80 })
const anyColumns = fc.integer({ min: 2, max: 40 })

test('as many columns fit as the width has cells, and at least one', () => {
  expect(columnsThatFit(362, 15)).toBe(24)
  expect(columnsThatFit(0, 15)).toBe(1)
})

test('a mark that the game does not know is left out', () => {
  expect(resultsOf('B?PT', kinds)).toEqual(['a', 'b', 'tie'])
})

test('the newest columns of the big road are in sight, with one free after them', () => {
  const cells = bigRoadInSight(resultsOf(pingPong, kinds), 10)
  expect(cells.map(({ column }) => column)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(cells.at(-1)).toEqual({ column: 8, row: 0, cell: { side: 'b', ties: 0 }, isNext: false })
})

test('the newest cell is in sight where a long run before it turned right', () => {
  const cells = bigRoadInSight(resultsOf(`${'B'.repeat(20)}P`, kinds), 4)
  expect(cells.at(-1)).toMatchObject({ column: 1, row: 0, cell: { side: 'b' } })
})

test('the bead plate keeps its newest columns and uses the last one too', () => {
  const beads = beadsInSight(pingPong, kinds, 3)
  expect(beads.at(0)).toMatchObject({ column: 0, row: 0 })
  expect(beads.at(-1)).toMatchObject({ column: 2, row: 3, cell: { label: 'Player' } })
})

test('a side that is asked for adds one cell in sight and moves none', () => {
  fc.assert(
    fc.property(anyMarks, anyColumns, fc.constantFrom<'a' | 'b'>('a', 'b'), (marks, columns, next) => {
      const results = resultsOf(marks, kinds)
      const [before, after] = [bigRoadInSight(results, columns), bigRoadInSight(results, columns, next)]
      expect(after.filter(({ isNext }) => !isNext)).toEqual(before)
      expect(after.filter(({ isNext }) => isNext).map(({ cell }) => cell.side)).toEqual([next])
      const derived = derivedInSight(results, 'bigEye', columns, next)
      expect(derived.filter(({ isNext }) => !isNext)).toEqual(derivedInSight(results, 'bigEye', columns))
    }),
  )
})

test('the tally counts each kind, and kinds of one name together', () => {
  const counts = (marks: string, given: RoadKind[]) =>
    tallyOf(marks, given).map(({ kind, count }) => [kind.label, count])
  expect(counts('BBPTB', kinds)).toEqual([
    ['Banker', 3],
    ['Player', 1],
    ['Tie', 1],
  ])
  expect(counts('01244', coins)).toEqual([
    ['Even', 4],
    ['Odd', 1],
  ])
})

test('a side has the name of its kind, or the letters of several', () => {
  expect(sideName(kinds, 'a')).toBe('Banker')
  expect(sideName(coins, 'b')).toBe('Odd')
  const fans = ['1', '2', '3', '4'].map((mark) => ({ ...coins[Number(mark)]!, label: `Fan ${mark}`, letter: mark }))
  expect(sideName(fans, 'b')).toBe('1/3')
})

test('a road is told by its counts and its last ten results, oldest first', () => {
  const words = [...'PPBBPTBBBBBP'].map((mark) => kinds.find((kind) => kind.mark === mark)!.label)
  expect(toldRoad({ words, order: ['Banker', 'Player', 'Tie'] })).toEqual({
    counts: 'Banker: 7, Player: 4, Tie: 1',
    last: 'Banker, Banker, Player, Tie, Banker, Banker, Banker, Banker, Banker, Player',
    number: 10,
  })
})

test('zero is in no even chance and no dozen', () => {
  const counts = splitsOf([0, 1, 2, 18, 19, 36]).map((parts) => parts.map(({ count }) => count))
  expect(counts).toEqual([
    [4, 1],
    [3, 2],
    [3, 2],
    [2, 2, 1],
  ])
})
