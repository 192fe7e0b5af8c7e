import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goodRoadsOf } from './good-roads.ts'
import {
  askRoads,
  beadPlate,
  bigRoad,
  derivedRoad,
  derivedRoads,
  drawRoad,
  inColumns,
  type Result,
  roadRows,
} from './roads.ts'

const read = (text: string): Result[] => [...text].map((mark) => (mark === 'T' ? 'tie' : mark === 'B' ? 'a' : 'b'))
const lengths = (text: string) => bigRoad(read(text)).map(({ length }) => length)
const colours = (text: string, road: (typeof derivedRoads)[number]) =>
  derivedRoad(bigRoad(read(text)), road)
    .map((colour) => colour[0])
    .join('')
const results = fc.array(fc.constantFrom<Result>('a', 'b', 'a', 'b', 'tie'), { maxLength: 80 })

test('the big road: a column for each run, ties on the cell before them, leading ones on the first', () => {
  expect(lengths('BBBPBB')).toEqual([3, 1, 2])
  expect(bigRoad(read('TTBTBTTP'))).toEqual([
    [
      { side: 'a', ties: 3 },
      { side: 'a', ties: 2 },
    ],
    [{ side: 'b', ties: 0 }],
  ])
  expect(bigRoad(read('TT'))).toEqual([])
})

test('derived roads begin in the second row of their column, or with the next column', () => {
  // Columns of 3, 1 and 2: one is not three; in the second row the column before is empty where it was filled.
  expect(colours('BBBPBB', 'bigEye')).toBe('bb')
  // Two and two: the second cell beside a filled one; then equal columns.
  expect(colours('BBPPB', 'bigEye')).toBe('rr')
  expect(colours('BBPPBB', 'small')).toBe('r')
  expect(colours('BBPPBBPP', 'cockroach')).toBe('r')
  // The third row beside columns of two is the first empty cell; the fourth has two empty ones.
  expect(colours('BBPPPP', 'bigEye')).toBe('rbr')
})

test('a run of one side is red from its fourth row on beside a shorter column, ping-pong is red throughout', () => {
  expect(colours('BPBPBPBP', 'bigEye')).toBe('rrrrrr')
  expect(colours('BPBPBPBP', 'small')).toBe('rrrrr')
  expect(colours('BPBPBPBP', 'cockroach')).toBe('rrrr')
})

test('each road has as many colours as the big road has cells after its start, whatever comes', () => {
  fc.assert(
    fc.property(results, (given) => {
      const columns = bigRoad(given)
      for (const [index, road] of derivedRoads.entries()) {
        const depth = index + 1
        const before = columns.slice(0, depth).reduce((sum, { length }) => sum + length, 0)
        const cells = columns.reduce((sum, { length }) => sum + length, 0)
        const expected = Math.max(0, cells - before - (columns.length > depth ? 1 : 0))
        expect(derivedRoad(columns, road).length).toBe(expected)
      }
    }),
  )
})

test('the next colour that is asked for is the one that comes, and a tie changes no derived road', () => {
  fc.assert(
    fc.property(results, fc.constantFrom<'a' | 'b'>('a', 'b'), (given, next) => {
      const asked = askRoads(given, next)
      for (const road of derivedRoads) {
        const before = derivedRoad(bigRoad(given), road)
        expect(derivedRoad(bigRoad([...given, next]), road)).toEqual(asked[road] ? [...before, asked[road]] : before)
        expect(derivedRoad(bigRoad([...given, 'tie']), road)).toEqual(before)
      }
    }),
  )
})

test('a long run turns right in the last row, and shorter ones begin above its tail', () => {
  const drawn = drawRoad(bigRoad(read('BBBBBBBBPPPPPPB')))
  const placeOf = (index: number) => [drawn[index]?.column, drawn[index]?.row]
  expect([5, 6, 7].map(placeOf)).toEqual([
    [0, 5],
    [1, 5],
    [2, 5],
  ])
  // The column beside it ends in the fifth row and turns there.
  expect([8, 12, 13].map(placeOf)).toEqual([
    [1, 0],
    [1, 4],
    [2, 4],
  ])
  expect(placeOf(14)).toEqual([2, 0])
})

test('no two cells are drawn on one another, and every column begins in the top row', () => {
  fc.assert(
    fc.property(results, (given) => {
      for (const columns of [bigRoad(given), inColumns(derivedRoad(bigRoad(given), 'bigEye'))]) {
        const drawn = drawRoad<unknown>(columns)
        expect(new Set(drawn.map(({ column, row }) => `${column}:${row}`)).size).toBe(drawn.length)
        expect(drawn.every(({ row }) => row < roadRows)).toBe(true)
        let index = 0
        for (const { length } of columns) {
          expect(drawn[index]?.row).toBe(0)
          index += length
        }
      }
    }),
  )
})

test('the bead plate fills column by column, ties with the others', () => {
  expect(beadPlate(read('BPTBPTB')).at(-1)).toEqual({ column: 1, row: 0, cell: 'a' })
})

test.each([
  ['BBBB', ['streak-4']],
  ['PBBBTBBB', ['streak-4', 'streak-6']],
  ['BPBPB', ['ping-pong']],
  ['BPBTPB', ['ping-pong']],
  ['BBPPBB', ['two-two']],
  ['BPPBPP', ['one-two']],
  ['BPBPBBB', ['long-after-ping-pong']],
  ['BPBPBPBPBP', ['ping-pong', 'red']],
  ['BBP', []],
])('%s shows %j', (text, shown) => {
  expect(goodRoadsOf(read(text))).toEqual(shown)
})
