import { expect, test } from 'vitest'
import { domainRouteOf } from './domain-route.ts'

const settings = {
  domains: ['play.test', 'Vip.test'],
  domainRoutes: [
    { host: 'vip.test', gameTypes: ['LIVE', 'FISH'], landing: '/hot', affiliateCode: 'VIP7' },
    { host: 'play.test', gameTypes: [], landing: '', affiliateCode: '' },
  ],
}
const at = (host: string) => domainRouteOf(settings, { host, mainHost: 'fairground.test' })
const domains = ['fairground.test', 'play.test', 'Vip.test']

test('a host has its own categories, landing page and code, however it is written', () => {
  expect(at('VIP.test')).toEqual({ gameTypes: ['LIVE', 'FISH'], landing: '/hot', affiliateCode: 'VIP7', domains })
})

test('empty values are absent, and an unlisted host has none', () => {
  const nothing = { gameTypes: [], landing: undefined, affiliateCode: undefined, domains }
  expect(at('play.test')).toEqual(nothing)
  expect(at('fairground.test')).toEqual(nothing)
})
