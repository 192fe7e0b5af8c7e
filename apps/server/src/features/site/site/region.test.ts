import { expect, test } from 'vitest'
import { isBlocked } from './region.ts'

const networks = ['203.0.113.0/24', '2001:db8::/32']

test.each([
  ['203.0.113.7', true],
  ['203.0.114.7', false],
  ['::ffff:203.0.113.7', true],
  ['2001:db8:1::1', true],
  ['2001:db9::1', false],
  ['127.0.0.1', false],
])('[R8.15] the address %s is kept out: %s', (ip, isOut) => {
  expect(isBlocked(networks, ip)).toBe(isOut)
})

test('without networks nobody is blocked', () => {
  expect(isBlocked([], '203.0.113.7')).toBe(false)
})
