import { VendorReturnList, VendorTransactionList } from '@fairground/contract/psw'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { voidOpenBetting } from '../src/tables/step-table.ts'
import { catchFrom, caught, playedFrame, startRain, stateOf } from './rain.ts'
import { type SharedFrame, TestTable, tableId } from './shared-table.ts'
import { callAsPortal, testStudio } from './test-studio.ts'

const studio = testStudio()
const startMinor = 100_000_000n
let table: TestTable

beforeAll(async () => {
  table = await TestTable.prepare(studio)
})
afterEach(async () => {
  studio.wallet.calm()
  await table.finish()
})

const balanceOf = (frame: SharedFrame) => studio.wallet.book.balanceOf(frame.playerId)
const prizesOf = (frame: SharedFrame) =>
  studio.wallet.bodiesOf('promo-win').filter(({ playerId }) => playerId === frame.playerId)

test('a prize that the wallet does not answer is owed until it does, is paid once, and is told in the feed', async () => {
  const frame = await playedFrame(studio, table)
  const before = balanceOf(frame)
  const { freeBetId } = await caught(frame, await startRain(studio))
  const round = await table.openRound(200, 100_000)
  const { body } = await frame.place({ sharedRoundId: round.shared_round_id, autoX100: 150, freeBetId })
  studio.wallet.disturb('promo-win', { kind: 'drop', when: 'after' }, 2)
  studio.wallet.disturb('promo-win', { kind: 'refuse', code: 'BET_NOT_FOUND' })
  await table.run(round)
  await table.finish()
  for (let i = 0; i < 6; i += 1) {
    studio.clock.advance(60_000)
    await table.pay()
  }
  expect(prizesOf(frame).length).toBeGreaterThan(2)
  expect(balanceOf(frame)).toBe(before + 500_000n)
  const told = await vi.waitFor(
    async () => {
      const page = await callAsPortal(studio, 'GET', '/transactions')
      const rows = VendorTransactionList.parse(page.body).transactions
      const own = rows.filter(({ roundId }) => roundId === body.bet.roundId)
      expect(own).not.toEqual([])
      return own
    },
    { timeout: 20_000 },
  )
  expect(told).toMatchObject([
    { call: 'promo-win', state: 'APPLIED', amount: '500000', promo: { campaignId: 'rain', kind: 'cashdrop' } },
  ])
})

test('rounds of free bets stand apart from what is staked in the returns, which count what shared rounds paid', async () => {
  const frame = await playedFrame(studio, table)
  const { freeBetId } = await caught(frame, await startRain(studio))
  const from = studio.clock.now()
  const round = await table.openRound(150, 500)
  const bet = { sharedRoundId: round.shared_round_id, autoX100: 120 }
  await frame.place({ ...bet, freeBetId })
  await frame.place({ ...bet, place: 1 })
  await table.run(round)
  await table.finish()
  studio.clock.advance(1)
  const query = new URLSearchParams({ from: from.toISOString(), to: studio.clock.now().toISOString() })
  const { returns } = VendorReturnList.parse((await callAsPortal(studio, 'GET', `/returns?${query}`)).body)
  expect(returns.map(({ gameId, kind, rounds, payout }) => [gameId, kind, rounds, payout])).toEqual([
    [tableId, 'free', 1, '200000'],
    [tableId, 'staked', 1, '1200000'],
  ])
})

test('whatever is caught, played, voided and lost: prizes are the wins of free bets, and nothing else has moved', async () => {
  const frames = [await playedFrame(studio, table), await playedFrame(studio, table), await playedFrame(studio, table)]
  const rounds = [await startRain(studio, { quantity: 3 }), await startRain(studio, { quantity: 2 })]
  for (const rainId of rounds) await Promise.all(frames.map((frame) => catchFrom(frame, rainId)))
  for (const isVoid of [true, false, false]) {
    const round = await table.openRound(150, 100_000)
    for (const [i, frame] of frames.entries()) {
      const [free] = (await stateOf(frame)).freeBets
      const autoX100 = [120, 101, 0][i] ?? 0
      if (free) await frame.place({ sharedRoundId: round.shared_round_id, autoX100, freeBetId: free.freeBetId })
    }
    if (isVoid) await voidOpenBetting(studio.context, tableId, 'restarted')
    else await table.run(round)
    await table.finish()
  }
  const ids = frames.map(({ playerId }) => playerId)
  const bets = await studio.context.db
    .selectFrom('rounds')
    .innerJoin('shared_bets', 'shared_bets.round_id', 'rounds.round_id')
    .select(['rounds.free_bet_id', 'shared_bets.state', 'shared_bets.payout_minor'])
    .where('rounds.player_id', 'in', ids)
    .where('rounds.free_bet_id', 'is not', null)
    .execute()
  const ended = bets.filter(({ state }) => state === 'ended')
  expect(ended).toHaveLength(5)
  expect(new Set(ended.map(({ free_bet_id }) => free_bet_id)).size).toBe(5)
  const wonMinor = ended.reduce((sum, bet) => sum + BigInt(bet.payout_minor), 0n)
  const paid = new Map(frames.flatMap(prizesOf).map((win) => [win.transactionId, BigInt(String(win.amount))]))
  expect([...paid.values()].reduce((sum, amount) => sum + amount, 0n)).toBe(wonMinor)
  const stakesMinor = 3n * 1_000_000n
  const leftMinor = frames.reduce((sum, frame) => sum + balanceOf(frame), 0n)
  expect(leftMinor).toBe(3n * startMinor - stakesMinor + wonMinor)
})
