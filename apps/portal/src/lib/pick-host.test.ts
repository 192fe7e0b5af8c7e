import { expect, it } from 'vitest'
import { hostsOf, pickHost } from './pick-host.ts'

it('[R7.9.03] two hosts are picked equally often; without hosts none', () => {
  const hosts = ['https://a.test', 'https://b.test']
  expect([0, 0.49, 0.5, 0.999].map((chance) => pickHost(hosts, chance))).toEqual([
    'https://a.test',
    'https://a.test',
    'https://b.test',
    'https://b.test',
  ])
  expect(pickHost([], 0.5)).toBeUndefined()
})

it('hosts are read from the page’s content security policy', () => {
  expect(hostsOf('https://a.test https://b.test:8443')).toEqual(['https://a.test', 'https://b.test:8443'])
  expect(hostsOf(undefined)).toEqual([])
})
