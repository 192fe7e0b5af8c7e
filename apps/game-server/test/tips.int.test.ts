import { randomUUID } from 'node:crypto'
import { VendorRoundList } from '@fairground/contract/psw'
import { type SharedBetsAnswer, type SharedOpenAnswer, studioPaths } from '@fairground/contract/studio'
import { findSession, runDueCalls, type Session } from '@fairground/vendor-kit'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { endsOf } from '../src/rounds/ends-of.ts'
import { reloadTables } from '../src/tables/open-tables.ts'
import { placeSlip } from '../src/tables/slips/place-slip.ts'
import { giveTip } from '../src/tables/tips/give-tip.ts'
import { TestTable } from './shared-table.ts'
import { callAsPortal, Frame, openGame, testStudio } from './test-studio.ts'

const studio = testStudio()
const tableId = 'live-baccarat'
const startMinor = 100_000_000n
/** The table's least stake in VND. */
const least = 100_000
let owner: pg.Client
let table: TestTable
let tipper: Tipper
let sharedRoundId: string

/** A player at the table. */
class Tipper extends Frame<SharedOpenAnswer> {
  readonly session: Session

  constructor(playerId: string, opened: SharedOpenAnswer, session: Session) {
    super(studio, playerId, opened)
    this.session = session
  }

  tip(amount: number, wishes: { requestId?: string; round?: string } = {}) {
    const { requestId = randomUUID(), round = sharedRoundId } = wishes
    const request = { requestId, sharedRoundId: round, amountMinor: `${amount}` }
    return giveTip(studio.context, { session: this.session, request, receivedAt: studio.context.clock.now() })
  }

  slip(amount: number) {
    const request = { requestId: randomUUID(), sharedRoundId, slipNo: 1 as const, spots: { player: `${amount}` } }
    return placeSlip(studio.context, { session: this.session, request, receivedAt: studio.context.clock.now() })
  }

  spent = (): bigint => startMinor - studio.wallet.book.balanceOf(this.playerId)
}

async function sitDown(wishes: object = {}): Promise<Tipper> {
  const { playerId, opened } = await openGame(studio, { gameId: tableId, ...wishes })
  const session = await findSession(studio.context, opened.session)
  if (opened.kind !== 'shared' || !session) throw new Error(`${opened.gameId} is no table`)
  return new Tipper(playerId, opened, session)
}

async function setTable(change: string): Promise<void> {
  await owner.query(`update studio.tables set ${change} where table_id = $1`, [tableId])
  await reloadTables(studio.context)
}

const tips = async () =>
  (
    await owner.query(
      `select r.state, r.stake_minor::integer as given from studio.tips t join studio.rounds r using (round_id)
      where t.player_id = $1 order by t.given_at, t.round_id`,
      [tipper.playerId],
    )
  ).rows

beforeAll(async () => {
  owner = new pg.Client(studio.databaseUrl)
  await owner.connect()
  table = await TestTable.prepare(studio, tableId)
})
afterAll(() => owner.end())
beforeEach(async () => {
  await setTable("tips = true, state = 'open', cause = null")
  tipper = await sitDown()
  sharedRoundId = (await table.openRoundOf(() => true)).shared_round_id
})
afterEach(async () => {
  studio.wallet.calm()
  await table.finish()
})

test('a tip is a bet of its own kind, over at once, and no win follows when the round ends', async () => {
  expect(tipper.opened.tips).toEqual({ minMinor: `${least}`, roundMinorMax: `${10 * least}`, givenMinor: '0' })
  expect((await tipper.slip(least)).ok).toBe(true)
  const told = await tipper.tip(2 * least)
  expect(told).toMatchObject({ ok: true, value: { tippedMinor: `${2 * least}` } })
  const sent = studio.wallet.bodiesOf('bet').filter(({ kind }) => kind === 'tip')
  expect(sent).toMatchObject([{ amount: `${2 * least}`, gameId: tableId }])
  expect(studio.wallet.bodiesOf('bet').filter(({ kind }) => kind === undefined)).not.toEqual([])
  expect(tipper.spent()).toBe(BigInt(3 * least))
  await table.run(await table.latest())
  await table.finish()
  const wins = studio.wallet.bodiesOf('win').filter(({ playerId }) => playerId === tipper.playerId)
  expect(wins.map(({ roundId }) => String(roundId).startsWith('rnd_'))).toEqual([true])
  expect(await tips()).toEqual([{ state: 'collected', given: 2 * least }])
})

test('the same tip again is the same tip; two at once, from two tabs, never pass what a round takes', async () => {
  const requestId = randomUUID()
  const twice = await Promise.all([1, 2, 3].map(() => tipper.tip(6 * least, { requestId })))
  expect(twice.map((one) => one.ok)).toEqual([true, true, true])
  expect(tipper.spent()).toBe(BigInt(6 * least))
  expect(await tipper.tip(5 * least, { requestId })).toMatchObject({ ok: false, code: 'BAD_REQUEST' })
  const both = await Promise.all([tipper.tip(4 * least), tipper.tip(4 * least)])
  expect(both.filter((one) => one.ok)).toHaveLength(1)
  const more = await tipper.tip(least)
  expect(more).toMatchObject({ code: 'STAKE_NOT_ALLOWED', fault: { rule: 'max', limitMinor: `${10 * least}` } })
  expect(tipper.spent()).toBe(BigInt(10 * least))
  expect((await sitDown({ playerId: tipper.playerId })).opened.tips).toMatchObject({ givenMinor: `${10 * least}` })
})

test('below the least, above the most and in another round it is refused, and nothing moves', async () => {
  expect(await tipper.tip(least - 1)).toMatchObject({ fault: { rule: 'min', fitsMinor: `${10 * least}` } })
  expect(await tipper.tip(10 * least + 1)).toMatchObject({ fault: { rule: 'max', fitsMinor: `${10 * least}` } })
  expect(await tipper.tip(least, { round: 'shr_none' })).toMatchObject({ ok: false, code: 'ROUND_MOVED_ON' })
  expect(await tips()).toEqual([])
  expect(tipper.spent()).toBe(0n)
})

test('at a table that is paused, without the word of two people, or with play money there are no tips', async () => {
  await setTable("state = 'paused', cause = 'check'")
  expect(await tipper.tip(least)).toMatchObject({ ok: false, code: 'TIPS_CLOSED' })
  await setTable("tips = false, state = 'open', cause = null")
  expect(await tipper.tip(least)).toMatchObject({ ok: false, code: 'TIPS_CLOSED' })
  expect((await sitDown()).opened.tips).toBeUndefined()
  await setTable('tips = true')
  const demo = await sitDown({ mode: 'demo', currency: 'FUN' })
  expect(demo.opened.tips).toBeUndefined()
  expect(await demo.tip(least)).toMatchObject({ ok: false, code: 'TIPS_CLOSED' })
  expect(tipper.spent()).toBe(0n)
})

test('what the wallet refuses is told: a gift cannot be given away, and too little is too little', async () => {
  studio.wallet.disturb('bet', { kind: 'refuse', code: 'BONUS_RESTRICTED' })
  expect(await tipper.tip(least)).toMatchObject({ ok: false, code: 'BONUS_MONEY' })
  studio.wallet.disturb('bet', { kind: 'refuse', code: 'INSUFFICIENT_FUNDS' })
  expect(await tipper.tip(least)).toMatchObject({ ok: false, code: 'INSUFFICIENT_FUNDS' })
  expect((await tips()).map(({ state }) => state)).toEqual(['refused', 'refused'])
  expect(await tipper.tip(10 * least)).toMatchObject({ ok: true })
})

test('a tip whose outcome nobody knows is taken back, whether or not the wallet took it', async () => {
  studio.wallet.disturb('bet', { kind: 'drop', when: 'after' }, 3)
  expect(await tipper.tip(least)).toMatchObject({ ok: false, code: 'WALLET_UNREACHABLE' })
  expect(await tips()).toEqual([{ state: 'void', given: least }])
  expect(tipper.spent()).toBe(BigInt(least))
  studio.clock.advance(1_000)
  await runDueCalls(studio.context, endsOf(studio.context))
  expect(tipper.spent()).toBe(0n)
  expect(await tipper.tip(10 * least)).toMatchObject({ ok: true })
}, 30_000)

test('one left behind by a process that died is ended by the next: the wallet knows what became of it', async () => {
  const requestId = randomUUID()
  expect((await tipper.tip(least, { requestId })).ok).toBe(true)
  // As it stood before the answer came.
  await owner.query(
    `update studio.rounds set state = 'betting', collected_at = null, settled_at = null
    where player_id = $1 and kind = 'tip'`,
    [tipper.playerId],
  )
  await owner.query(
    `delete from studio.transactions where round_id in (select round_id from studio.tips where player_id = $1)`,
    [tipper.playerId],
  )
  await owner.query(
    `update studio.wallet_calls set state = 'pending', done_at = null
    where round_id in (select round_id from studio.tips where player_id = $1)`,
    [tipper.playerId],
  )
  expect(await tipper.tip(least)).toMatchObject({ ok: false, code: 'ROUND_UNFINISHED' })
  const open = VendorRoundList.parse((await callAsPortal(studio, 'GET', '/rounds/open')).body).rounds
  const waiting = open.find(({ playerId }) => playerId === tipper.playerId)
  expect(waiting).toMatchObject({ state: 'betting', stake: `${least}`, fairness: { commit: '', clientSeed: '' } })
  expect(await callAsPortal(studio, 'GET', `/rounds/${waiting?.roundId}`)).toMatchObject({ status: 200 })
  studio.clock.advance(60_000)
  await runDueCalls(studio.context, endsOf(studio.context))
  expect(await tips()).toEqual([{ state: 'collected', given: least }])
  expect(tipper.spent()).toBe(BigInt(least))
})

test('tips stand beside the bets in the history, in the report of the table, and in no return of the game', async () => {
  await tipper.slip(least)
  await tipper.tip(3 * least)
  await table.run(await table.latest())
  await table.finish()
  const { body } = await tipper.get<{ bets: { tippedMinor?: string }[] }>(studioPaths.sharedBets)
  expect(body.bets).toMatchObject([{ stakeMinor: `${least}`, tippedMinor: `${3 * least}` }])
  const report = await callAsPortal(studio, 'GET', '/tables/tips?days=1')
  const { tips: rows } = report.body as { tips: { tableId: string; currency: string; count: number; given: string }[] }
  expect(rows).toMatchObject([{ tableId, currency: 'VND', shiftId: null }])
  const { rows: all } = await owner.query(
    `select count(*)::integer as count, sum(stake_minor)::text as given from studio.rounds
    where kind = 'tip' and state = 'collected'`,
  )
  expect(rows[0]).toMatchObject(all[0])
  const { rows: drawn } = await owner.query("select 1 from studio.rounds where kind = 'tip' and total_minor <> 0")
  expect(drawn).toEqual([])
})

test('a tip without a bet stands in the history by itself, in the order of its time, on every page', async () => {
  const list = async (query = '') => (await tipper.get<SharedBetsAnswer>(`${studioPaths.sharedBets}${query}`)).body
  await tipper.tip(2 * least)
  expect(await list()).toMatchObject({ bets: [], tips: [{ tippedMinor: `${2 * least}`, currency: 'VND' }], next: null })
  await table.run(await table.latest())
  await table.finish()
  sharedRoundId = (await table.openRoundOf(() => true)).shared_round_id
  studio.clock.advance(1_000)
  await tipper.slip(least)
  await tipper.tip(3 * least)
  // In a round with a bet it stands with the bet, and nowhere else.
  const first = await list('?limit=1')
  expect(first).toMatchObject({ bets: [{ tippedMinor: `${3 * least}` }], tips: [], next: expect.any(String) })
  expect(await list(`?limit=1&before=${first.next}`)).toMatchObject({
    ...{ bets: [], tips: [{ tippedMinor: `${2 * least}` }], next: null },
  })
  expect(await list(`?before=${(await list()).tips[0]?.roundId}`)).toMatchObject({ bets: [], tips: [] })
})
