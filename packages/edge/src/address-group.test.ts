import { expect, test } from 'vitest'
import { addressGroup, addressGroups, canonicalAddress } from './address-group.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, group) => {
  expect(addressGroup(ip)).toBe(group)
})

test.each([
  ...[
    '203.0.113.7',
    ' 203.0.113.7 ',
    '203.0.113.7:4711',
    '::ffff:203.0.113.7',
    '::FFFF:cb00:7107',
    '[::ffff:203.0.113.7]:80',
  ],
  ...['0:0:0:0:0:ffff:203.0.113.7', '[::ffff:203.0.113.7%eth0]'],
])('%s is one writing of 203.0.113.7', (text) => {
  expect(canonicalAddress(text)).toBe('203.0.113.7')
})

test.each(['2001:db8::1', '2001:0DB8:0:0:0:0:0:1', '[2001:db8::1]', '[2001:db8::1]:8080', '2001:db8::1%en0'])(
  '%s is one writing of 2001:db8::1',
  (text) => expect(canonicalAddress(text)).toBe('2001:db8::1'),
)

test.each(['', 'unknown', '203.0.113.256', '1.2.3', 'x:1'])('what is no address stays as it is: %s', (text) => {
  expect(canonicalAddress(text)).toBe(text)
})

test('a caller of IPv6 counts in the home, in what a provider gives a house, and in what anybody gets by a form', () => {
  expect(addressGroups('2001:db8:1:23ff::9')).toEqual([
    '2001:db8:1:23ff::/64',
    '2001:db8:1:2300::/56',
    '2001:db8:1::/48',
  ])
  expect(addressGroups('2001:db8:1:2301::9').slice(1)).toEqual(['2001:db8:1:2300::/56', '2001:db8:1::/48'])
  expect(addressGroups('203.0.113.7')).toEqual(['203.0.113.7'])
})

test('a line that is gone has no address, and is no reason to fall', () => {
  expect(canonicalAddress(undefined)).toBe('')
  expect(addressGroups(undefined)).toEqual([''])
})
