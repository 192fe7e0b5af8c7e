import { expect, test } from 'vitest'
import { policyText } from './lib/policy-text.ts'
import { portalPolicy } from './portal-policy.ts'

const own = { imageHosts: [], frameHosts: ['https://games.test'], mirrors: [], isMeasured: false }
const policy = (hosts: object) => policyText(portalPolicy('https://fairground.test', { ...own, ...hosts }))

test('a page loads from its own host, and frames the games, where the operator named nothing else', () => {
  expect(policy({})).toBe(
    "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;font-src 'self';" +
      "connect-src 'self' wss://fairground.test;manifest-src 'self';frame-src https://games.test;" +
      "frame-ancestors 'none';base-uri 'none';form-action 'self'",
  )
})

test('hosts of pictures and launches, and those that measure, are let in only where they were named', () => {
  const named = policy({ imageHosts: ['https://img.test'], frameHosts: ['https://a.test', 'https://b.test'] })
  expect(named).toContain("img-src 'self' data: blob: https://img.test;")
  expect(named).toContain('frame-src https://a.test https://b.test;')
  expect(named).not.toContain('google')
  expect(policy({ mirrors: ['vip.test'] })).toContain("connect-src 'self' wss://fairground.test vip.test;")
  const measured = policy({ isMeasured: true })
  expect(measured).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(measured).not.toMatch(/script-src[^;]*unsafe/)
})
