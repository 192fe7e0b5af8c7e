import { randomUUID } from 'node:crypto'
import type { TableCause, TableState } from '@fairground/contract/psw'
import {
  type SharedBetsAnswer,
  type SharedOpenBetsAnswer,
  type SharedPastAnswer,
  studioPaths,
} from '@fairground/contract/studio'
import { isChainSeed, verifyCommit } from '@fairground/fairness'
import { crashMsOf, crashX100At } from '@fairground/game-rules/games/crash'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { voidOpenBetting } from '../src/tables/step-table.ts'
import { openSharedFrame, type SharedFrame, stakeMinor, TestTable, tableId } from './shared-table.ts'
import { callAsPortal, testStudio } from './test-studio.ts'

const studio = testStudio()
const startMinor = 100_000_000n
let table: TestTable

beforeAll(async () => {
  table = await TestTable.prepare(studio)
})
afterEach(() => table.finish())

const balanceOf = (frame: SharedFrame) => studio.wallet.book.balanceOf(frame.playerId)
const callsOf = (frame: SharedFrame) =>
  studio.wallet.seen.filter((seen) => seen.body.playerId === frame.playerId).map((seen) => seen.call)

async function placed(frame: SharedFrame, sharedRoundId: string, wishes: { autoX100?: number; place?: number } = {}) {
  const { status, body } = await frame.place({ sharedRoundId, ...wishes })
  expect(status).toBe(200)
  return body.bet
}

test('a bet is cashed out by its player at the multiplier of the tick of receipt, and paid once', async () => {
  const round = await table.openRound(200)
  const frame = await openSharedFrame(studio)
  const bet = await placed(frame, round.shared_round_id)
  expect(balanceOf(frame)).toBe(startMinor - BigInt(stakeMinor))
  await table.run(round)
  await table.at(5_030)
  const x100 = crashX100At(5_000)
  const ended = await table.end(frame, bet.roundId)
  const payoutMinor = (BigInt(stakeMinor) * BigInt(x100)) / 100n
  expect(ended).toMatchObject({ ok: true, value: { bet: { state: 'ended', payoutMinor: String(payoutMinor) } } })
  await table.at(6_000)
  expect(await table.end(frame, bet.roundId)).toEqual(ended)
  await table.finish()
  expect(callsOf(frame)).toEqual(['bet', 'win'])
  expect(balanceOf(frame)).toBe(startMinor - BigInt(stakeMinor) + payoutMinor)
})

test('ten wishes of two tabs at once end a bet once, all with the same answer', async () => {
  const round = await table.openRound(200)
  const frame = await openSharedFrame(studio)
  const other = await openSharedFrame(studio, { playerId: frame.playerId })
  const bet = await placed(frame, round.shared_round_id)
  await table.run(round)
  await table.at(3_000)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => table.end(i % 2 ? frame : other, bet.roundId)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  await table.finish()
  expect(studio.wallet.book.moved(frame.playerId).wins).toBe(1)
})

test('an auto cash-out is paid while the round runs, to a player whose frame is gone; without one the bust takes the bet', async () => {
  const round = await table.openRound(200, 100_000)
  const frame = await openSharedFrame(studio)
  await placed(frame, round.shared_round_id, { autoX100: 150 })
  await placed(frame, round.shared_round_id, { place: 1 })
  await table.run(round)
  await table.at(crashMsOf(150))
  await table.pay()
  expect(studio.wallet.book.moved(frame.playerId).winsMinor).toBe(1_500_000n)
  const { bets } = (await frame.get<SharedOpenBetsAnswer>(studioPaths.sharedOpen)).body
  expect(bets.map(({ state, payoutMinor }) => [state, payoutMinor])).toEqual([
    ['ended', '1500000'],
    ['taken', '0'],
  ])
  await table.finish()
  expect(studio.wallet.book.moved(frame.playerId)).toEqual({ betsMinor: 2_000_000n, winsMinor: 1_500_000n, wins: 2 })
})

test('a target set exactly at the bust wins; one above it, and a wish at the bust, do not', async () => {
  const round = await table.openRound(150, 10_000)
  const [at, above, late] = [
    await openSharedFrame(studio),
    await openSharedFrame(studio),
    await openSharedFrame(studio),
  ]
  await placed(at, round.shared_round_id, { autoX100: round.bustX100 })
  await placed(above, round.shared_round_id, { autoX100: round.bustX100 + 1 })
  const bet = await placed(late, round.shared_round_id)
  await table.run(round)
  await table.at(crashMsOf(round.bustX100))
  expect(await table.end(late, bet.roundId)).toMatchObject({ ok: false, code: 'ROUND_MOVED_ON' })
  await table.finish()
  const paid = [at, above, late].map(({ playerId }) => studio.wallet.book.moved(playerId).winsMinor)
  expect(paid).toEqual([(BigInt(stakeMinor) * BigInt(round.bustX100)) / 100n, 0n, 0n])
})

test('a wish received before the bust counts, though it is written after it', async () => {
  const round = await table.openRound(200, 10_000)
  const frame = await openSharedFrame(studio)
  const bet = await placed(frame, round.shared_round_id)
  await table.run(round)
  const bustMs = crashMsOf(round.bustX100)
  await table.at(bustMs)
  const receivedMs = studio.clock.now().getTime() - 1
  expect(await table.end(frame, bet.roundId, receivedMs)).toMatchObject({ ok: true })
})

test('bets are accepted until the last millisecond of betting', async () => {
  const round = await table.openRound(100)
  const frame = await openSharedFrame(studio)
  const leftMs = round.closes_at.getTime() - studio.clock.now().getTime()
  studio.clock.advance(leftMs - 1)
  await placed(frame, round.shared_round_id)
  studio.clock.advance(1)
  const late = await frame.place({ sharedRoundId: round.shared_round_id, place: 1 })
  expect([late.status, late.body.code]).toEqual([409, 'BETTING_CLOSED'])
  await table.step()
  expect((await frame.place({ sharedRoundId: round.shared_round_id, place: 1 })).body.code).toBe('BETTING_CLOSED')
  expect((await frame.place({ sharedRoundId: 'shr_none', place: 1 })).body.code).toBe('BETTING_CLOSED')
})

test('the same request again is the same bet; another bet of two tabs at the same place is refused', async () => {
  const round = await table.openRound(100)
  const frame = await openSharedFrame(studio)
  const other = await openSharedFrame(studio, { playerId: frame.playerId })
  const [requestId, sharedRoundId] = [randomUUID(), round.shared_round_id]
  const same = await Promise.all(Array.from({ length: 5 }, () => frame.place({ sharedRoundId, requestId })))
  expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect((await frame.place({ sharedRoundId, requestId, autoX100: 200 })).body.code).toBe('BAD_REQUEST')
  const both = await Promise.all([frame, other].map((tab) => tab.place({ sharedRoundId, place: 1 })))
  expect(both.map(({ body }) => body.code ?? 'TAKEN').sort()).toEqual(['ROUND_UNFINISHED', 'TAKEN'])
  expect((await frame.place({ sharedRoundId, place: 2 })).body.code).toBe('BAD_REQUEST')
  expect((await frame.place({ sharedRoundId, place: 1, stake: '99' })).body.code).toBe('STAKE_NOT_ALLOWED')
  expect(callsOf(frame).filter((call) => call === 'bet')).toHaveLength(2)
})

test('a bet that the wallet refuses leaves its place free; one it has not taken when the round begins is given back', async () => {
  const round = await table.openRound(100)
  const frame = await openSharedFrame(studio)
  const sharedRoundId = round.shared_round_id
  studio.wallet.disturb('bet', { kind: 'refuse', code: 'INSUFFICIENT_FUNDS' })
  expect((await frame.place({ sharedRoundId })).body.code).toBe('INSUFFICIENT_FUNDS')
  const { promise: until, resolve: letGo } = Promise.withResolvers()
  studio.wallet.disturb('bet', { kind: 'late-answer', until })
  const betting = frame.place({ sharedRoundId })
  await expect.poll(() => callsOf(frame).filter((call) => call === 'bet').length).toBe(2)
  await table.run(round).finally(() => letGo(undefined))
  expect((await betting).body.code).toBe('WALLET_UNREACHABLE')
  await table.finish()
  expect(balanceOf(frame)).toBe(startMinor)
})

test('a round left in betting by another process is voided, and every stake goes back with its reason', async () => {
  const round = await table.openRound(100)
  const frame = await openSharedFrame(studio)
  await placed(frame, round.shared_round_id)
  await voidOpenBetting(studio.context, tableId, 'restarted')
  expect(await table.latest()).toMatchObject({ state: 'void', void_reason: 'restarted', server_seed: null })
  await table.pay()
  expect(balanceOf(frame)).toBe(startMinor)
  expect(studio.wallet.bodiesOf('rollback').at(-1)).toMatchObject({ playerId: frame.playerId, reason: 'restarted' })
  const history = (await frame.get<SharedBetsAnswer>(studioPaths.sharedBets)).body
  expect(history.bets.map(({ state, payoutMinor }) => [state, payoutMinor])).toEqual([['void', '0']])
})

test('rounds that are opened within the same millisecond follow each other as they were opened', async () => {
  let before = await table.openRound(100)
  for (let i = 0; i < 8; i += 1) {
    await voidOpenBetting(studio.context, tableId, 'restarted')
    await table.step()
    const next = await table.latest()
    expect(next).toMatchObject({ state: 'betting', opened_at: before.opened_at, number: before.number + 1 })
    before = { ...before, ...next }
  }
})

test.each(['locked', 'running', 'result'] as const)(
  'a round left %s is finished from its seed by another process',
  async (state) => {
    const round = await table.openRound(200, 10_000)
    const frame = await openSharedFrame(studio)
    await placed(frame, round.shared_round_id, { autoX100: 150 })
    studio.clock.advance(round.closes_at.getTime() - studio.clock.now().getTime())
    while ((await table.latest()).state !== state) studio.clock.advance(await table.step())
    const another = new TestTable(studio)
    await voidOpenBetting(studio.context, tableId, 'restarted')
    const finished = await another.finish()
    expect(finished).toMatchObject({ state: 'settled', outcome: { bustX100: round.bustX100 } })
    expect(studio.wallet.book.moved(frame.playerId).winsMinor).toBe(1_500_000n)
  },
)

test('two processes that step a table at once take it on once', async () => {
  const round = await table.openRound(150, 300)
  const another = new TestTable(studio)
  const frame = await openSharedFrame(studio)
  await placed(frame, round.shared_round_id, { autoX100: 120 })
  studio.clock.advance(round.closes_at.getTime() - studio.clock.now().getTime())
  while ((await table.latest()).state !== 'settled') {
    const [pauseMs] = await Promise.all([table.step(), another.step()])
    studio.clock.advance(pauseMs)
  }
  await table.pay()
  expect(studio.wallet.book.moved(frame.playerId).wins).toBe(1)
})

test('every past round fits the published chain, its commitment and its outcome', async () => {
  for (let i = 0; i < 3; i += 1) {
    const round = await table.openRound(100)
    studio.clock.advance(round.closes_at.getTime() - studio.clock.now().getTime())
    await table.finish()
  }
  const frame = await openSharedFrame(studio)
  const { rounds } = (await frame.get<SharedPastAnswer>(studioPaths.sharedPast)).body
  expect(rounds.length).toBeGreaterThanOrEqual(3)
  for (const { fairness, chain, number, outcome } of rounds) {
    const seed = fairness.serverSeed!
    expect(verifyCommit(seed, fairness.commit)).toBe(true)
    expect(isChainSeed(seed, number, chain)).toBe(true)
    expect(outcome).toEqual({ bustX100: expect.any(Number) })
  }
})

test('a suspended table finishes its round and opens no further one until it goes on', async () => {
  const round = await table.openRound(100)
  const change = (table: string, state: TableState, cause: TableCause | null = null) =>
    callAsPortal(studio, 'POST', '/tables/state', { requestId: randomUUID(), tableId: table, state, cause })
  expect((await change(tableId, 'paused', 'check')).body.code).toBe('OK')
  studio.clock.advance(round.closes_at.getTime() - studio.clock.now().getTime())
  await table.finish()
  studio.clock.advance(60_000)
  await table.step()
  expect((await table.latest()).shared_round_id).toBe(round.shared_round_id)
  expect((await change('no-such-table', 'paused', 'check')).body.code).toBe('UNKNOWN_CALL')
  await change(tableId, 'open')
  await table.openRound(100)
})

test('play money joins the same rounds, and its bets are listed apart', async () => {
  const round = await table.openRound(150)
  const frame = await openSharedFrame(studio, { mode: 'demo' })
  const { status } = await frame.place({ sharedRoundId: round.shared_round_id, stake: '100', autoX100: 120 })
  expect(status).toBe(200)
  await table.run(round)
  await table.finish()
  expect(studio.wallet.book.moved(frame.playerId).winsMinor).toBe(120n)
})
