import { expect, test } from 'vitest'
import { rowAfter } from './next-row.ts'

test.each([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'b'],
  ['x', undefined],
  [undefined, undefined],
])('after %s comes %s', (id, next) => expect(rowAfter(['a', 'b', 'c'], id)).toBe(next))

test('after the only row comes none', () => expect(rowAfter(['a'], 'a')).toBeUndefined())
