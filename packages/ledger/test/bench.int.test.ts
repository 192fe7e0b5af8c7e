import { testDatabase } from '@fairground/postgres/testing'
import { expect, test } from 'vitest'
import { benchLedger } from '../bench.ts'

const database = testDatabase('empty', async () => {})

test('the benchmark prepares an empty database and measures both loads', async () => {
  const load = { inFlight: 4, durationMs: 150, roundCount: 1, memberCount: 20, vendorCount: 2, tpcbScale: 1 }
  const { posts, tpcb, ratio } = await benchLedger({ url: database.url, ...load })
  for (const figure of [posts, tpcb]) {
    expect(figure.perSecond).toBeGreaterThan(0)
    expect(figure.p99Ms).toBeGreaterThanOrEqual(figure.p50Ms)
  }
  expect(ratio).toBeCloseTo(posts.perSecond / tpcb.perSecond)
})
