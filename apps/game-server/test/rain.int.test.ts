import { randomUUID } from 'node:crypto'
import { type SharedBetsAnswer, studioPaths } from '@fairground/contract/studio'
import { crashMsOf } from '@fairground/game-rules/games/crash'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { voidOpenBetting } from '../src/tables/step-table.ts'
import { viewBetList } from '../src/tables/table-view.ts'
import { catchFrom, caught, playedFrame, rainOf, rainStake, startRain, stateOf } from './rain.ts'
import { openSharedFrame, type SharedFrame, TestTable, tableId } from './shared-table.ts'
import { callAsPortal, testStudio } from './test-studio.ts'

const studio = testStudio()
let table: TestTable

beforeAll(async () => {
  table = await TestTable.prepare(studio)
})
afterEach(async () => {
  studio.wallet.calm()
  await table.finish()
})

const callsOf = (frame: SharedFrame) =>
  studio.wallet.seen.filter((seen) => seen.body.playerId === frame.playerId).map((seen) => seen.call)
const balanceOf = (frame: SharedFrame) => studio.wallet.book.balanceOf(frame.playerId)
const prizesOf = (frame: SharedFrame) =>
  studio.wallet.bodiesOf('promo-win').filter(({ playerId }) => playerId === frame.playerId)

test('a free bet asks the wallet for no stake, and pays what is won beyond it as a prize of the campaign, once', async () => {
  const frame = await playedFrame(studio, table)
  const before = balanceOf(frame)
  const rainId = await startRain(studio)
  const free = await caught(frame, rainId)
  expect(free).toMatchObject({ stakeMinor: rainStake })
  const round = await table.openRound(200, 100_000)
  const { status, body } = await frame.place({
    ...{ sharedRoundId: round.shared_round_id, autoX100: 150, freeBetId: free.freeBetId },
  })
  expect(status).toBe(200)
  expect(body.bet).toMatchObject({ isFree: true, state: 'taken', stakeMinor: rainStake })
  expect(balanceOf(frame)).toBe(before)
  const { bets, staked } = await viewBetList(studio.context, round.shared_round_id, 'real')
  expect([bets.map(({ isFree }) => isFree), staked]).toEqual([[true], []])
  await table.run(round)
  await table.at(crashMsOf(150))
  await table.finish()
  expect(callsOf(frame).filter((call) => call !== 'balance')).toEqual(['bet', 'win', 'session/keepalive', 'promo-win'])
  expect(prizesOf(frame)).toMatchObject([{ amount: '500000', campaignId: 'rain', kind: 'cashdrop', currency: 'VND' }])
  expect(balanceOf(frame)).toBe(before + 500_000n)
  const history = (await frame.get<SharedBetsAnswer>(studioPaths.sharedBets)).body.bets
  expect(history.map(({ isFree, payoutMinor }) => [isFree, payoutMinor])).toEqual([
    [true, '500000'],
    [false, '0'],
  ])
  const { body: shown } = await callAsPortal(studio, 'GET', `/rounds/${body.bet.roundId}`)
  expect(shown).toMatchObject({ freeBetId: free.freeBetId, total: '500000', settledAt: expect.any(String) })
  expect((await callAsPortal(studio, 'GET', `/rains/${rainId}`)).body).toMatchObject({
    ...{ code: 'OK', remaining: 1, played: 1, won: '500000' },
  })
})

test('a free bet that the bust takes moves nothing at all, and its round is closed', async () => {
  const frame = await playedFrame(studio, table)
  const before = balanceOf(frame)
  const free = await caught(frame, await startRain(studio))
  const round = await table.openRound(100, 500)
  const { body } = await frame.place({ sharedRoundId: round.shared_round_id, freeBetId: free.freeBetId })
  await table.run(round)
  await table.finish()
  expect(balanceOf(frame)).toBe(before)
  expect(prizesOf(frame)).toEqual([])
  const { body: shown } = await callAsPortal(studio, 'GET', `/rounds/${body.bet.roundId}`)
  expect(shown).toMatchObject({ state: 'collected', total: '0', calls: [], settledAt: expect.any(String) })
})

test('a free bet is cashed out where its win reaches the most that the rain pays', async () => {
  const frame = await playedFrame(studio, table)
  const before = balanceOf(frame)
  const free = await caught(frame, await startRain(studio, { winMax: '1500000' }))
  const round = await table.openRound(400)
  await frame.place({ sharedRoundId: round.shared_round_id, freeBetId: free.freeBetId })
  await table.run(round)
  await table.at(crashMsOf(300))
  await table.finish()
  expect(balanceOf(frame)).toBe(before + 1_500_000n)
})

test('it is used once, by the player who caught it, with its own stake, in real money, and before its time is over', async () => {
  const [frame, other] = [await playedFrame(studio, table), await playedFrame(studio, table)]
  const trial = await openSharedFrame(studio, { mode: 'demo' })
  const { freeBetId } = await caught(frame, await startRain(studio))
  const round = await table.openRound(100)
  const sharedRoundId = round.shared_round_id
  const codeOf = async (by: SharedFrame, wishes: { stake?: string; place?: number } = {}) =>
    (await by.place({ sharedRoundId, freeBetId, ...wishes })).body.code
  expect(await codeOf(other)).toBe('FREE_BET_OVER')
  expect(await codeOf(trial, { stake: '100' })).toBe('FREE_BET_OVER')
  expect(await codeOf(frame, { stake: '2000000' })).toBe('STAKE_NOT_ALLOWED')
  const both = await Promise.all(Array.from({ length: 10 }, (_, i) => codeOf(frame, { place: i % 2 })))
  expect(both.filter((code) => code === undefined)).toHaveLength(1)
  expect(callsOf(frame).filter((call) => call === 'bet')).toHaveLength(1)
  await table.run(round)
  await table.finish()
  const late = await caught(frame, await startRain(studio))
  studio.clock.advance(15 * 60_000)
  const next = await table.openRound(100)
  const expired = await frame.place({ sharedRoundId: next.shared_round_id, freeBetId: late.freeBetId })
  expect(expired.body.code).toBe('FREE_BET_OVER')
  expect((await stateOf(frame)).freeBets).toEqual([])
})

test('the same request again is the same free bet; without it, it is another one', async () => {
  const frame = await playedFrame(studio, table)
  const { freeBetId } = await caught(frame, await startRain(studio))
  const { shared_round_id: sharedRoundId } = await table.openRound(100)
  const requestId = randomUUID()
  const same = await Promise.all([1, 2, 3].map(() => frame.place({ sharedRoundId, requestId, freeBetId })))
  expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect((await frame.place({ sharedRoundId, requestId })).body.code).toBe('BAD_REQUEST')
})

test('a voided round gives the free bet back for its whole time, and nothing is rolled back', async () => {
  const frame = await playedFrame(studio, table)
  const { freeBetId } = await caught(frame, await startRain(studio))
  studio.clock.advance(14 * 60_000)
  const round = await table.openRound(100)
  await frame.place({ sharedRoundId: round.shared_round_id, freeBetId })
  expect((await stateOf(frame)).freeBets).toEqual([])
  await voidOpenBetting(studio.context, tableId, 'restarted')
  await table.pay()
  expect(callsOf(frame)).not.toContain('rollback')
  const [back] = (await stateOf(frame)).freeBets
  expect(back).toMatchObject({ freeBetId, expiresMs: studio.clock.now().getTime() + 15 * 60_000 })
  const next = await table.openRound(100)
  expect((await frame.place({ sharedRoundId: next.shared_round_id, freeBetId })).status).toBe(200)
})

test('catches: once each, by who had a paid bet here in the last ten minutes, while it falls', async () => {
  const [frame, other, third] = [
    await playedFrame(studio, table),
    await playedFrame(studio, table),
    await playedFrame(studio, table),
  ]
  const stranger = await openSharedFrame(studio)
  const trial = await openSharedFrame(studio, { mode: 'demo' })
  const rainId = await startRain(studio)
  expect(await stateOf(frame)).toMatchObject({ canCatch: true, rain: { rainId, quantity: 2, remaining: 2 } })
  expect(await stateOf(stranger)).toMatchObject({ canCatch: false, rain: { rainId } })
  expect(await stateOf(trial)).toEqual({ canCatch: false, rain: null, freeBets: [] })
  expect((await catchFrom(stranger, rainId)).body.code).toBe('RAIN_NOT_YOURS')
  expect((await catchFrom(trial, rainId)).body.code).toBe('RAIN_OVER')
  const first = await caught(frame, rainId)
  expect(await caught(frame, rainId)).toEqual(first)
  await caught(other, rainId)
  expect((await catchFrom(third, rainId)).body.code).toBe('RAIN_OVER')
  const later = await startRain(studio)
  studio.clock.advance(60_000)
  expect((await catchFrom(third, later)).body.code).toBe('RAIN_OVER')
  studio.clock.advance(10 * 60_000)
  expect((await catchFrom(third, await startRain(studio))).body.code).toBe('RAIN_NOT_YOURS')
})

test('the bet of a free bet gives no right to catch the next one', async () => {
  const frame = await playedFrame(studio, table)
  const { freeBetId } = await caught(frame, await startRain(studio))
  studio.clock.advance(9 * 60_000)
  const round = await table.openRound(100)
  await frame.place({ sharedRoundId: round.shared_round_id, freeBetId })
  studio.clock.advance(2 * 60_000)
  expect((await catchFrom(frame, await startRain(studio))).body.code).toBe('RAIN_NOT_YOURS')
})

test('a rain told again is the first one; cancelled twice it tells the same; what was caught stays', async () => {
  const frame = await playedFrame(studio, table)
  studio.clock.advance(60_000)
  const rain = rainOf({ quantity: 3 })
  const send = (body: object) => callAsPortal(studio, 'POST', '/rains', body)
  const answers = await Promise.all([1, 2, 3].map(() => send({ ...rain, requestId: randomUUID() })))
  expect(answers.map(({ body }) => [body.code, body.remaining])).toEqual(Array(3).fill(['OK', 3]))
  expect(answers.filter(({ body }) => body.replayed)).toHaveLength(2)
  expect((await send({ ...rain, quantity: 4 })).body.code).toBe('RAIN_MISMATCH')
  const { freeBetId } = await caught(frame, rain.rainId)
  const cancel = (id: string) => callAsPortal(studio, 'DELETE', `/rains/${id}`)
  expect((await cancel(rain.rainId)).body).toMatchObject({ code: 'OK', remaining: 2 })
  expect((await cancel(rain.rainId)).body).toMatchObject({ code: 'OK', remaining: 2, replayed: true })
  expect((await stateOf(frame)).rain).toBeNull()
  expect((await stateOf(frame)).freeBets).toMatchObject([{ freeBetId }])
  expect((await cancel('nobody')).body.code).toBe('RAIN_NOT_FOUND')
  const over = await startRain(studio)
  studio.clock.advance(60_000)
  expect((await cancel(over)).body.code).toBe('NOTHING_LEFT')
})

test.each([
  ['a table that is not there', { tableId: 'nobody' }],
  ['a table whose bets meet', { tableId: 'bingo-90' }],
  ['a slot', { tableId: 'rong-ho-phu-quy' }],
  ['a stake that nobody may place', { stake: '99' }],
  ['a most win below the stake', { winMax: '999999' }],
  ['a most win above what one bet may pay', { winMax: '999999999999999' }],
  ['a currency that is not played', { currency: 'XXX' }],
])('a rain for %s is refused', async (_, fields) => {
  expect((await callAsPortal(studio, 'POST', '/rains', rainOf(fields))).body.code).toBe('REFUSED')
})

test('who may not play any more places no free bet, and keeps it', async () => {
  const frame = await playedFrame(studio, table)
  const { freeBetId } = await caught(frame, await startRain(studio))
  const round = await table.openRound(100)
  studio.wallet.disturb('session/keepalive', { kind: 'drop', when: 'before' })
  const sharedRoundId = round.shared_round_id
  expect((await frame.place({ sharedRoundId, freeBetId })).body.code).toBe('WALLET_UNREACHABLE')
  expect((await stateOf(frame)).freeBets).toHaveLength(1)
  studio.wallet.disturb('session/keepalive', { kind: 'refuse', code: 'PLAYER_BLOCKED' })
  expect((await frame.place({ sharedRoundId, freeBetId })).body.code).toBe('PLAYER_BLOCKED')
})
