import { startCallLoop } from '@fairground/vendor-kit'
import { expect, test, vi } from 'vitest'
import { endsOf } from '../src/rounds/ends-of.ts'
import { openSharedFrame, stakeMinor, TestTable } from './shared-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()

test('wins are paid, with pauses, also while players go on ending bets', async () => {
  const table = await TestTable.prepare(studio)
  const round = await table.openRound(200)
  const frame = await openSharedFrame(studio)
  const { body } = await frame.place({ sharedRoundId: round.shared_round_id })
  await table.run(round)
  await table.at(1_000)
  const loop = startCallLoop(studio.context, { endsOf: endsOf(studio.context), isBusy: () => true })
  const ended = table.end(frame, body.bet.roundId)
  await vi.waitUntil(() => table.acts.isBusy(), { interval: 1 })
  await ended
  await vi.waitFor(() => expect(studio.wallet.bodiesOf('win')).toHaveLength(1), { timeout: 60_000 })
  await loop.stop()
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBeGreaterThan(100_000_000n - BigInt(stakeMinor))
})
