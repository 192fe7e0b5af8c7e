import { expect, it } from 'vitest'
import { appOf } from './app-of.ts'

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'MOBILECONFIG'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'MOBILECONFIG'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, undefined],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, undefined],
])('[R2.5.43] the app for %s with %i fingers is %s', (userAgent, maxTouchPoints, app) => {
  expect(appOf({ userAgent, maxTouchPoints })).toBe(app)
})
