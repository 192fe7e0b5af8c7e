import type { Session } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { catchFreeBet } from '../src/rain/catch-free-bet.ts'
import { startRain } from './rain.ts'
import { openSharedFrame, TestTable, tableId } from './shared-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
let table: TestTable
beforeAll(async () => {
  table = await TestTable.prepare(studio)
})

test('two hundred players who catch twenty free bets at the same moment catch twenty, one each', {
  timeout: 60_000,
}, async () => {
  const round = await table.openRound(100)
  const frame = await openSharedFrame(studio)
  const { body } = await frame.place({ sharedRoundId: round.shared_round_id })
  const { db } = studio.context
  // Two hundred paid bets at the table, told apart by nothing but their players.
  await sql`
    insert into rounds select (json_populate_record(r, json_build_object(
      'round_id', r.round_id || i, 'player_id', 'plr-rain-' || i, 'nonce', i))).*
    from rounds r, generate_series(1, 200) i where r.round_id = ${body.bet.roundId}`.execute(db)
  const players = Array.from({ length: 200 }, (_, i) => `plr-rain-${i + 1}`)
  const rainId = await startRain(studio, { quantity: 20 })
  const sessionOf = (playerId: string) => ({ playerId, gameId: tableId, mode: 'real', currency: 'VND' }) as Session
  const caught = await Promise.all(players.map((id) => catchFreeBet(studio.context, sessionOf(id), rainId)))
  expect(caught.filter(({ ok }) => ok)).toHaveLength(20)
  expect(caught.filter((one) => !one.ok && one.code === 'RAIN_OVER')).toHaveLength(180)
  const given = await db.selectFrom('free_bets').selectAll().where('rain_id', '=', rainId).execute()
  expect(new Set(given.map(({ player_id }) => player_id)).size).toBe(20)
  const rain = await db.selectFrom('rains').selectAll().where('rain_id', '=', rainId).executeTakeFirstOrThrow()
  expect(rain.remaining).toBe(0)
})
