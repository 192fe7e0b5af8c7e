import { expect, test } from 'vitest'
import { risen } from './use-meters.ts'

const meters = (cycle: number, meterMinor: string) => ({
  jackpotId: 'sky-lantern',
  kind: 'progressive' as const,
  pools: [{ tier: 'grand', cycle, meterMinor, boundMinor: null, deadlineAt: null, commitment: null }],
})

test('[R-66] a meter falls only when the pool is won', () => {
  const shown = meters(3, '500')
  expect(risen(shown, meters(3, '499'))).toEqual(shown)
  expect(risen(shown, meters(3, '501'))).toEqual(meters(3, '501'))
  expect(risen(shown, meters(4, '100'))).toEqual(meters(4, '100'))
  expect(risen(meters(4, '100'), shown)).toEqual(meters(4, '100'))
  expect(risen(shown, null)).toEqual(shown)
})
