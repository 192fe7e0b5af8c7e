import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { dealtTableId } from './dealer-table.ts'
import { cards, DealerWorld } from './dealer-world.ts'
import { openSlipFrame } from './slip-table.ts'
import { RestartableStudio } from './studio-process.ts'
import { callAsPortal, testStudio } from './test-studio.ts'

// Calls that were lost with their process are due again after some seconds of the real clock.
vi.setConfig({ testTimeout: 120_000 })

const studio = testStudio()
const w = new DealerWorld(studio)
const main = new RestartableStudio()
const startMinor = 10_000_000n

beforeAll(() => w.begin())
afterEach(() => main.stop())
afterAll(() => w.owner.end())

test('killed while it corrects: the next start goes on, and every bet is corrected once', async () => {
  await w.clean()
  const other = await openSlipFrame(studio, { gameId: dealtTableId })
  await other.slip(w.roundId, { player: 1_000_000 })
  await w.table.until('running')
  await w.readAll()
  await w.settle()
  const { rows } = await w.owner.query<{ round_id: string; player_id: string }>(
    'select round_id, player_id from studio.shared_bets where shared_round_id = $1',
    [w.roundId],
  )
  const { book } = main.wallet
  for (const { round_id, player_id: playerId } of rows) {
    book.addPlayer(playerId, { balanceMinor: startMinor })
    const win = { fields: '', state: 'APPLIED', code: 'OK', amountMinor: 0n, hasWin: true } as const
    book.entries.set(`${round_id}.win`, { ...win, playerId })
  }
  await main.start(studio.databaseUrl)
  // One call is booked and its answer lost, the other one is not carried out at all.
  main.wallet.disturb('adjust', { kind: 'hang', when: 'after' })
  main.wallet.disturb('adjust', { kind: 'hang', when: 'before' })
  const order = {
    ...{ requestId: randomUUID(), isTrial: false, sharedRoundId: w.roundId, version: 1, keepsOverpaid: false },
    ...{ told: [...cards.slice(0, 5), '4h'], reason: 'wrong card' },
    by: [
      { staffId: 'stf-mai', name: 'mai' },
      { staffId: 'stf-khoa', name: 'khoa' },
    ],
  }
  expect((await callAsPortal(main, 'POST', '/rounds/corrections', order)).body).toEqual({ code: 'OK' })
  await vi.waitUntil(() => main.wallet.bodiesOf('adjust').length === 2, { timeout: 20_000 })
  await main.kill('SIGKILL')
  await main.restart()
  const done = () => main.wallet.seen.filter(({ call, code }) => call === 'adjust' && code === 'OK')
  await vi.waitUntil(() => new Set(done().map(({ body }) => body.transactionId)).size === 2, { timeout: 60_000 })
  expect(book.balanceOf(w.frame.playerId)).toBe(startMinor - 1_950_000n)
  expect(book.balanceOf(other.playerId)).toBe(startMinor + 2_000_000n)
  expect((await callAsPortal(main, 'POST', '/rounds/corrections', order)).body).toEqual({ code: 'OK' })
  const bytes = Map.groupBy(main.wallet.bodiesOf('adjust'), ({ transactionId }) => transactionId)
  for (const calls of bytes.values()) expect(new Set(calls.map(({ amount }) => amount)).size).toBe(1)
  await vi.waitUntil(
    async () => {
      const { rows: open } = await w.owner.query(
        `select from studio.wallet_calls where call = 'adjust' and state <> 'done'`,
      )
      return open.length === 0
    },
    { timeout: 60_000, interval: 500 },
  )
})
