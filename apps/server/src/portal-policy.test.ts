import { expect, test } from 'vitest'
import { documentPolicy } from './lib/document-policy.ts'
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
  expect(measured).toContain('https://*.google-analytics.com')
})

test('a page runs only scripts that carry its mark and what they fetch, and no text becomes code', () => {
  const page = policyText(documentPolicy(portalPolicy('https://fairground.test', own), 'bWFyaw=='))
  expect(page).toContain(";script-src 'nonce-bWFyaw==' 'strict-dynamic';style-src 'self';")
  expect(page).toContain(";style-src-attr 'unsafe-inline';require-trusted-types-for 'script';trusted-types default")
  expect(page).not.toMatch(/(?:script-src|style-src )[^;]*unsafe/)
})
