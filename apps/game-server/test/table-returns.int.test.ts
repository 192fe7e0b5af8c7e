import { beforeAll, expect, test } from 'vitest'
import { countReturns } from '../src/returns/count-returns.ts'
import { TestTable } from './shared-table.ts'
import { openSlipFrame } from './slip-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const gameId = 'live-baccarat'
let table: TestTable

beforeAll(async () => {
  table = await TestTable.prepare(studio, gameId)
})

test('bets of one round of a table are one draw for how far its return swings, and a round each where rounds are counted', async () => {
  const from = studio.clock.now()
  const frames = await Promise.all([0, 1, 2].map(() => openSlipFrame(studio, { gameId })))
  const first = await table.openRoundOf(() => true)
  for (const frame of frames) expect((await frame.slip(first.shared_round_id, { player: 1_000_000 })).ok).toBe(true)
  await table.finish()
  const second = await table.openRoundOf(() => true)
  expect((await frames[0]!.slip(second.shared_round_id, { player: 1_000_000 })).ok).toBe(true)
  await table.finish()
  studio.clock.advance(1)
  const to = studio.clock.now()
  const [row, ...others] = await countReturns(studio.context.db, { from, to, sellingModelIds: [] })
  expect(others).toEqual([])
  // Three stakes in one draw and one in another: nine and one.
  expect(row).toMatchObject({ gameId, kind: 'staked', rounds: '4', stake: '4000000' })
  expect(row?.stakeSquares).toBe(String(10n * 1_000_000n ** 2n))
})
