import { expect, test } from 'vitest'
import { hashOf } from '../src/index.ts'

test('the order of the fields does not change the hash', () => {
  expect(hashOf({ amount: 5n, game: 'g1' })).toBe(hashOf({ game: 'g1', amount: 5n }))
})

test('the hash is 32 bytes in hex', () => {
  expect(hashOf({})).toMatch(/^[0-9a-f]{64}$/)
})

test.each([
  [{ amount: 1n }, { amount: 2n }],
  [{ amount: 1n }, { amount: '1' }],
  [{ open: true }, { open: 'true' }],
  [{ note: null }, { note: 'null' }],
  [{ note: null }, {}],
  [
    { a: 'x', b: '' },
    { a: '', b: 'x' },
  ],
  [{ a: '","b' }, { a: '', b: '' }],
])('%o and %o differ', (one, other) => {
  expect(hashOf(one)).not.toBe(hashOf(other))
})
