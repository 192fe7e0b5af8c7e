import { expect, test } from 'vitest'
import { tidy } from '../src/housekeeping.ts'
import { openFrame, testStudio } from './test-studio.ts'

const studio = testStudio()
const tables = ['launches', 'portal_nonces', 'sessions', 'rounds', 'seed_pairs'] as const

async function tidyAfter(ms: number): Promise<Record<string, number>> {
  studio.clock.advance(ms)
  await tidy(studio.context)
  const counts = await Promise.all(
    tables.map(async (table) => [table, (await studio.context.db.selectFrom(table).selectAll().execute()).length]),
  )
  return Object.fromEntries(counts)
}

test('what can never be used again is removed in its time, and rounds and seeds stay', async () => {
  const frame = await openFrame(studio)
  await frame.spin()
  const kept = { sessions: 1, rounds: 1, seed_pairs: 2 }
  expect(await tidyAfter(0)).toEqual({ launches: 1, portal_nonces: 1, ...kept })
  expect(await tidyAfter(3 * 60_000)).toEqual({ launches: 0, portal_nonces: 1, ...kept })
  expect(await tidyAfter(10 * 60_000)).toEqual({ launches: 0, portal_nonces: 0, ...kept })
  expect(await tidyAfter(31 * 24 * 3_600_000)).toEqual({ launches: 0, portal_nonces: 0, ...kept, sessions: 0 })
})
