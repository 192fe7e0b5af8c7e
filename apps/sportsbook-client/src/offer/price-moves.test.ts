import { expect, it } from 'vitest'
import { inputs, matchOf } from '../test/fixtures.ts'
import { movesAfter, noMoves } from './price-moves.ts'

const before = matchOf('m1')
const after = matchOf('m1', { inputs: { ...inputs, lambdaHome: '1.7000' } })
const known = new Map([['m1', before]])

it('tells which prices rose and fell, and forgets it after three seconds', () => {
  const moves = movesAfter(noMoves, known, [after], 1_000)
  expect(moves.get('m1 1x2  home')?.way).toBe('down')
  expect(moves.get('m1 1x2  away')?.way).toBe('up')
  expect(movesAfter(moves, known, [], 3_999)).toBe(moves)
  expect(movesAfter(moves, known, [], 4_000).size).toBe(0)
})

it('sees no move in what is told for the first time, or again', () => {
  expect(movesAfter(noMoves, new Map(), [after], 0)).toBe(noMoves)
  expect(movesAfter(noMoves, known, [matchOf('m1')], 0)).toBe(noMoves)
})
