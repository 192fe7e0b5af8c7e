import { expect, it } from 'vitest'
import { hostsOf, pickHost } from './pick-host.ts'

it('[R7.9.03] of two hosts each is taken by half the chances, of none nothing', () => {
  const hosts = ['https://a.test', 'https://b.test']
  expect([0, 0.49, 0.5, 0.999].map((chance) => pickHost(hosts, chance))).toEqual([
    'https://a.test',
    'https://a.test',
    'https://b.test',
    'https://b.test',
  ])
  expect(pickHost([], 0.5)).toBeUndefined()
})

it('hosts are read from the words of the page', () => {
  expect(hostsOf('https://a.test https://b.test:8443')).toEqual(['https://a.test', 'https://b.test:8443'])
  expect(hostsOf(undefined)).toEqual([])
})
