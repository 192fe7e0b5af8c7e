import { expect, test } from 'vitest'
import { movedHot } from './hot-order.ts'

const row = ['a', 'b', 'c']

test.each([
  ['b', 'earlier', 'bac'],
  ['b', 'later', 'acb'],
  ['a', 'earlier', 'abc'],
  ['c', 'later', 'abc'],
  ['b', 'remove', 'ac'],
  ['d', 'add', 'abcd'],
  ['a', 'add', 'bca'],
  ['d', 'later', 'abc'],
] as const)('%s moved %s', (id, move, after) => {
  expect(movedHot(row, id, move).join('')).toBe(after)
})
