import { randomUUID } from 'node:crypto'
import { studioPaths } from '@fairground/contract/studio'
import { runDueCalls } from '@fairground/vendor-kit'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { endsOf } from '../src/rounds/ends-of.ts'
import { reloadTables } from '../src/tables/open-tables.ts'
import { TestTable } from './shared-table.ts'
import { catalogueWithDice, diceTableId, openSlipFrame, type SlipFrame } from './slip-table.ts'
import { callAsPortal, testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithDice)
const startMinor = 100_000_000n
const chip = 1_000_000
let owner: pg.Client
let table: TestTable
let frame: SlipFrame
let roundId: string

beforeAll(async () => {
  owner = new pg.Client(studio.databaseUrl)
  await owner.connect()
  table = await TestTable.prepare(studio, diceTableId)
})
afterAll(() => owner.end())
beforeEach(async () => {
  frame = await openSlipFrame(studio)
  roundId = (await table.openRoundOf(() => true)).shared_round_id
})
afterEach(async () => {
  studio.wallet.calm()
  await table.finish()
})

type Dice = [number, number, number]
/** A round whose dice, in order of size, are these. */
const openRound = (dice: Dice) => table.openRoundOf<Dice>((drawn) => `${[...drawn].sort()}` === `${dice}`)
const balance = (of = frame) => studio.wallet.book.balanceOf(of.playerId)
const spent = (of = frame) => startMinor - balance(of)
const bets = async () =>
  (await owner.query('select * from studio.shared_bets where shared_round_id = $1 order by place', [roundId])).rows
const book = async () =>
  (await owner.query('select * from studio.slip_books where shared_round_id = $1', [roundId])).rows

async function finish(): Promise<void> {
  const round = await table.latest()
  await table.run(round)
  await table.finish()
}

test('a slip is one bet of all its chips; a second one adds what is new, and both are paid by the dice', async () => {
  roundId = (await openRound([1, 2, 4])).shared_round_id
  const first = await frame.slip(roundId, { small: chip, 'total-7': chip })
  expect(first).toMatchObject({ ok: true, value: { bet: { place: 0, state: 'taken', stakeMinor: `${2 * chip}` } } })
  const second = await frame.slip(roundId, { small: 3 * chip, 'total-7': chip, odd: chip }, { slipNo: 2 })
  expect(second).toMatchObject({ ok: true, value: { bet: { place: 1, stakeMinor: `${3 * chip}` } } })
  expect(spent()).toBe(BigInt(5 * chip))
  expect(await bets()).toMatchObject([{ rtt_ms: 40, closes_in_ms: 20_000 }, { input: { bets: expect.any(Array) } }])
  await finish()
  // 1 + 2 + 4: small and odd pay 1 to 1, the total of seven 12 to 1.
  expect(studio.wallet.book.moved(frame.playerId).winsMinor).toBe(BigInt((2 * 3 + 13 + 2) * chip))
  expect(await book()).toEqual([])
})

test('the same slip again answers its bet, whoever sends it and however often, and moves no money', async () => {
  const requestId = randomUUID()
  const spots = { big: chip, even: 2 * chip }
  const answers = [await frame.slip(roundId, spots, { requestId }), await frame.slip(roundId, spots, { requestId })]
  answers.push(await frame.slip(roundId, { even: 2 * chip, big: chip }))
  answers.push(...(await Promise.all([frame.slip(roundId, spots), frame.slip(roundId, spots, { slipNo: 2 })])))
  const [id] = answers.map((answer) => answer.ok && answer.value.bet.roundId)
  expect(answers.map((answer) => answer.ok && answer.value.bet.roundId)).toEqual(answers.map(() => id))
  expect(spent()).toBe(BigInt(3 * chip))
})

test('another slip under a number that stands, a third, and a first that comes after the second are refused', async () => {
  expect((await frame.slip(roundId, { small: chip })).ok).toBe(true)
  expect(await frame.slip(roundId, { big: chip })).toMatchObject({ ok: false, code: 'SLIP_SPENT' })
  expect((await frame.slip(roundId, { small: 2 * chip }, { slipNo: 2 })).ok).toBe(true)
  for (const slipNo of [1, 2] as const)
    expect(await frame.slip(roundId, { small: 3 * chip }, { slipNo })).toMatchObject({ code: 'SLIP_SPENT' })
  const other = await openSlipFrame(studio)
  expect((await other.slip(roundId, { odd: chip }, { slipNo: 2 })).ok).toBe(true)
  expect(await other.slip(roundId, { odd: chip, even: chip })).toMatchObject({ code: 'SLIP_SPENT' })
  expect([spent(), spent(other)]).toEqual([BigInt(2 * chip), BigInt(chip)])
})

test('a second slip takes nothing away: it names the place and what stands there', async () => {
  await frame.slip(roundId, { small: 2 * chip, odd: chip })
  expect(await frame.slip(roundId, { small: chip, odd: 5 * chip }, { slipNo: 2 })).toMatchObject({
    code: 'SLIP_SHRINKS',
    fault: { rule: 'less', spot: 'small', limitMinor: `${2 * chip}` },
  })
  expect(await frame.slip(roundId, { small: 3 * chip }, { slipNo: 2 })).toMatchObject({
    code: 'SLIP_SHRINKS',
    fault: { spot: 'odd' },
  })
  // A refusal does not use up the number.
  expect((await frame.slip(roundId, { small: 2 * chip, odd: 2 * chip }, { slipNo: 2 })).ok).toBe(true)
})

test('a slip received before the end is taken while the table is locked; one a millisecond late is refused', async () => {
  const { closes_at } = await table.latest()
  const [before, late] = [await openSlipFrame(studio), await openSlipFrame(studio)]
  studio.clock.advance(closes_at.getTime() - studio.clock.now().getTime())
  await table.step()
  expect((await table.latest()).state).toBe('locked')
  const receivedAt = new Date(closes_at.getTime() - 1)
  expect((await before.slip(roundId, { small: chip }, { receivedAt })).ok).toBe(true)
  expect(await late.slip(roundId, { small: chip }, { receivedAt: closes_at })).toMatchObject({
    code: 'BETTING_CLOSED',
  })
  expect([spent(before), spent(late)]).toEqual([BigInt(chip), 0n])
})

test('the dice wait for slips that the wallet still has, and no longer than three seconds', async () => {
  const { closes_at } = await table.latest()
  let answer = () => {}
  const until = new Promise<void>((resolve) => (answer = resolve))
  studio.wallet.disturb('bet', { kind: 'late-answer', until })
  const placed = frame.slip(roundId, { small: chip })
  await expect.poll(async () => (await bets()).length).toBe(1)
  studio.clock.advance(closes_at.getTime() - studio.clock.now().getTime())
  await table.step()
  studio.clock.advance(2_000)
  await table.step()
  expect((await table.latest()).state).toBe('locked')
  answer()
  expect((await placed).ok).toBe(true)
  await table.step()
  expect((await table.latest()).state).toBe('running')
})

test('what nobody has answered three seconds after the end is rolled back, and not in the round', async () => {
  const { closes_at } = await table.latest()
  let answer = () => {}
  const until = new Promise<void>((resolve) => (answer = resolve))
  studio.wallet.disturb('bet', { kind: 'late-answer', until })
  const placed = frame.slip(roundId, { small: chip })
  await expect.poll(async () => (await bets()).length).toBe(1)
  studio.clock.advance(closes_at.getTime() - studio.clock.now().getTime())
  await table.step()
  studio.clock.advance(3_000)
  await table.step()
  expect((await table.latest()).state).toBe('running')
  answer()
  expect(await placed).toMatchObject({ ok: false, code: 'WALLET_UNREACHABLE' })
  await finish()
  await runDueCalls(studio.context, endsOf(studio.context))
  expect(spent()).toBe(0n)
})

test('limits are of groups of places, of the round, and of what it may pay; refusals name place, limit and what fits', async () => {
  await owner.query(
    `insert into studio.table_limits (table_id, currency, stake_minor_min, stake_minor_max,
      payout_minor_max, group_limits, round_minor_max) values ($1, 'VND', 100000, 10000000, 200000000, $2, 15000000)`,
    [diceTableId, JSON.stringify({ triples: { min: '100000', max: '500000' } })],
  )
  await reloadTables(studio.context)
  const limited = await openSlipFrame(studio)
  expect(limited.opened.slips).toEqual({
    groups: {
      main: { minMinor: '100000', maxMinor: '10000000' },
      totals: { minMinor: '100000', maxMinor: '1000000' },
      triples: { minMinor: '100000', maxMinor: '500000' },
    },
    roundMinorMax: '15000000',
    payoutMinorMax: '200000000',
  })
  const refused = async (spots: Record<string, number>) => {
    const told = await limited.slip(roundId, spots)
    return told.ok ? undefined : { code: told.code, ...told.fault }
  }
  const code = 'STAKE_NOT_ALLOWED'
  expect(await refused({ small: 99_999 })).toMatchObject({ code, rule: 'min', spot: 'small', limitMinor: '100000' })
  expect(await refused({ small: 100_000, 'total-4': 1_000_001 })).toMatchObject({
    ...{ code, rule: 'max', spot: 'total-4', limitMinor: '1000000', fitsMinor: '1000000' },
  })
  expect(await refused({ 'triple-1': 500_001 })).toMatchObject({ code, rule: 'max', limitMinor: '500000' })
  expect(await refused({ small: 8_000_000, odd: 7_000_001 })).toMatchObject({ code, rule: 'total' })
  await owner.query('update studio.table_limits set payout_minor_max = 60000000 where table_id = $1', [diceTableId])
  await reloadTables(studio.context)
  expect(await refused({ 'total-4': 1_000_000 })).toMatchObject({ code, rule: 'payout', limitMinor: '60000000' })
  expect(await limited.slip(roundId, { nowhere: 100_000 })).toMatchObject({ ok: false, code: 'BAD_REQUEST' })
  expect(spent(limited)).toBe(0n)
  expect(await bets()).toEqual([])
  await owner.query('delete from studio.table_limits where table_id = $1', [diceTableId])
  await reloadTables(studio.context)
})

test('a round costs the house no more than its cap: a slip beyond it is refused with what fits, its opposite is taken', async () => {
  await capOf(20 * chip)
  const [first, second, opposite] = await Promise.all([1, 2, 3].map(() => openSlipFrame(studio)))
  expect((await first!.slip(roundId, { small: 15 * chip })).ok).toBe(true)
  expect(await second!.slip(roundId, { small: 8 * chip })).toMatchObject({
    code: 'TABLE_FULL',
    fault: { rule: 'exposure', spot: 'small', limitMinor: `${20 * chip}`, fitsMinor: `${5 * chip}` },
  })
  expect(await book()).toMatchObject([{ version: 1, worst_minor: `${15 * chip}` }])
  expect((await opposite!.slip(roundId, { big: 10 * chip })).ok).toBe(true)
  expect((await second!.slip(roundId, { small: 8 * chip })).ok).toBe(true)
  expect(await book()).toMatchObject([{ version: 3, worst_minor: `${13 * chip}` }])
  expect(spent(second)).toBe(BigInt(8 * chip))
  await owner.query('delete from studio.table_limits where table_id = $1', [diceTableId])
  await reloadTables(studio.context)
})

test('chips that the wallet refuses leave the book as it was, and are not counted on while it has them', async () => {
  await capOf(20 * chip)
  const [first, poor, second] = await Promise.all([1, 2, 3].map(() => openSlipFrame(studio)))
  await first!.slip(roundId, { small: 15 * chip })
  studio.wallet.book.addPlayer(poor!.playerId, { balanceMinor: 5n })
  let answer = () => {}
  studio.wallet.disturb('bet', { kind: 'delay', until: new Promise<void>((resolve) => (answer = resolve)) })
  const refused = poor!.slip(roundId, { big: 10 * chip })
  await expect.poll(async () => (await bets()).length).toBe(2)
  // What waits may yet be refused: it makes no room.
  expect(await second!.slip(roundId, { small: 8 * chip })).toMatchObject({ code: 'TABLE_FULL' })
  answer()
  expect(await refused).toMatchObject({ ok: false, code: 'INSUFFICIENT_FUNDS' })
  expect(await second!.slip(roundId, { small: 8 * chip })).toMatchObject({ fault: { fitsMinor: `${5 * chip}` } })
  expect((await second!.slip(roundId, { small: 5 * chip })).ok).toBe(true)
  await owner.query('delete from studio.table_limits where table_id = $1', [diceTableId])
  await reloadTables(studio.context)
})

test('what covers both sides counts as turnover once, over both slips of a player', async () => {
  roundId = (await openRound([1, 2, 4])).shared_round_id
  await frame.slip(roundId, { small: 4 * chip })
  await frame.slip(roundId, { small: 4 * chip, big: 3 * chip, 'triple-1': chip }, { slipNo: 2 })
  const other = await openSlipFrame(studio)
  await other.slip(roundId, { small: 2 * chip })
  await finish()
  const wins = studio.wallet.bodiesOf('win').slice(-3)
  const counted = (playerId: string) =>
    wins.filter((win) => win.playerId === playerId).map(({ turnoverMinor }) => Number(turnoverMinor))
  expect(counted(frame.playerId).sort()).toEqual([0, 2 * chip])
  expect(counted(other.playerId)).toEqual([2 * chip])
})

test('a closed session, an unknown round and one that is over take no slip', async () => {
  expect(await frame.slip('shr_unknown', { small: chip })).toMatchObject({ code: 'BETTING_CLOSED' })
  const gone = await openSlipFrame(studio)
  await callAsPortal(studio, 'POST', '/sessions/close', { requestId: randomUUID(), playerId: gone.playerId })
  expect(await gone.slip(roundId, { small: chip })).toMatchObject({ code: 'SESSION_EXPIRED' })
  await table.finish()
  expect(await frame.slip(roundId, { small: chip })).toMatchObject({ code: 'BETTING_CLOSED' })
  expect([spent(), spent(gone)]).toEqual([0n, 0n])
})

test('a table of slips takes no bet past its limits and its cap', async () => {
  const bet = { bets: [{ spot: 'small', stakeMinor: `${chip}` }] }
  const payload = JSON.stringify({ requestId: randomUUID(), sharedRoundId: roundId, place: 0, bet })
  const headers = { authorization: `Bearer ${frame.opened.session}`, 'content-type': 'application/json' }
  const answer = await studio.call({ method: 'POST', url: studioPaths.sharedBet, headers, payload })
  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  expect(await bets()).toEqual([])
  expect(spent()).toBe(0n)
})

async function capOf(capMinor: number): Promise<void> {
  await owner.query(
    `insert into studio.table_limits (table_id, currency, stake_minor_min, stake_minor_max,
      payout_minor_max, exposure_minor_max) values ($1, 'VND', 100000, 50000000, 10000000000, $2)`,
    [diceTableId, capMinor],
  )
  await reloadTables(studio.context)
}
