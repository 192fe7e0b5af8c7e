import { expect, test } from 'vitest'
import { isNetwork, networksOf } from './network-lines.ts'

test('addresses and networks are read line by line; an address stands for itself', () => {
  expect(networksOf('203.0.113.0/24\n\n 198.51.100.7, 2001:db8::1\n')).toEqual([
    '203.0.113.0/24',
    '198.51.100.7/32',
    '2001:db8::1/128',
  ])
  expect(networksOf(' \n ')).toEqual([])
})

test.each([
  ['203.0.113.0/24', true],
  ['203.0.113.0/33', false],
  ['203.0.113.256/24', false],
  ['2001:db8::/32', true],
  ['2001:db8::/129', false],
  ['example.com/24', false],
  ['203.0.113/24', false],
])('%s can be a network: %s', (network, expected) => {
  expect(isNetwork(network)).toBe(expected)
})
