import { expect, test } from 'vitest'
import { isKnownHost } from './domain.ts'

const production = { mainHost: 'fairground.test', domains: ['play.test:8443'], isSandbox: false }

test.each([
  ['fairground.test', production, true],
  ['FAIRGROUND.test', production, true],
  ['play.test:8443', production, true],
  ['play.test', production, false],
  ['evil.fairground.test', production, false],
  ['fairground.test.evil.test', production, false],
  ['', production, false],
  ['10.0.0.7:8080', { ...production, isSandbox: true, domains: [] }, true],
  ['10.0.0.7:8080', { ...production, isSandbox: true }, false],
  ['10.0.0.7:8080', { ...production, domains: [] }, false],
] as const)('the host %s: %#', (host, domains, expected) => {
  expect(isKnownHost(host, domains)).toBe(expected)
})
