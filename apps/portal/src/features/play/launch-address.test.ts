import { expect, it } from 'vitest'
import { launchAddress } from './launch-address.ts'

const gamesOrigin = 'https://games.test'
const url = `${gamesOrigin}/launch?token=abc#x`
const two = ['https://a.test', 'https://b.test:8443']
const at = (chance: number, launchGameCDNs = two, allowed = two) =>
  launchAddress(url, { gamesOrigin, launchGameCDNs }, { allowed, chance })

it('[R7.9.04] a house game opens at a random host, with its full path and query', () => {
  expect(at(0.2)).toBe('https://a.test/launch?token=abc#x')
  expect(at(0.8)).toBe('https://b.test:8443/launch?token=abc#x')
  expect(at(0.8, [gamesOrigin])).toBe(url)
})

it('a host not yet allowed by the page, or removed by the operator, is not used', () => {
  expect(at(0.8, two, ['https://a.test'])).toBe('https://a.test/launch?token=abc#x')
  expect(at(0.2, two, [])).toBe(url)
})

it('another vendor’s game opens at the vendor’s address', () => {
  const other = 'https://vendor.test/play?t=1'
  const hosts = { gamesOrigin, launchGameCDNs: two }
  expect(launchAddress(other, hosts, { allowed: two, chance: 0 })).toBe(other)
})
