import { randomUUID } from 'node:crypto'
import type { SharedOpenAnswer, TableSeats } from '@fairground/contract/studio'
import { findSession, type Session } from '@fairground/vendor-kit'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { LobbyBoard } from '../src/tables/lobby/lobby-board.ts'
import { findTable, reloadTables } from '../src/tables/open-tables.ts'
import { SeatNews } from '../src/tables/seats/seat-news.ts'
import { takeSeat } from '../src/tables/seats/take-seat.ts'
import { viewSeats } from '../src/tables/seats/view-seats.ts'
import { listSetups } from '../src/tables/setups/list-setups.ts'
import { applyNextChange } from '../src/tables/setups/save-setup.ts'
import { placeSlip } from '../src/tables/slips/place-slip.ts'
import { TestTable } from './shared-table.ts'
import { openGame, testStudio } from './test-studio.ts'

const studio = testStudio()
const tableId = 'live-baccarat'
const chip = 1_000_000
let owner: pg.Client
let table: TestTable
let sharedRoundId: string

/** Somebody at the table. */
class Guest {
  readonly playerId: string
  readonly opened: SharedOpenAnswer
  readonly session: Session

  constructor(playerId: string, opened: SharedOpenAnswer, session: Session) {
    this.playerId = playerId
    this.opened = opened
    this.session = session
  }

  sit = (seat: number | null) => takeSeat(studio.context, this.session, { seat })

  bet(spots: Record<string, number>, { behind, slipNo = 1 }: { behind?: number; slipNo?: 1 | 2 } = {}) {
    const amounts = Object.fromEntries(Object.entries(spots).map(([spot, amount]) => [spot, `${amount}`]))
    const request = { requestId: randomUUID(), sharedRoundId, slipNo, spots: amounts, ...(behind && { behind }) }
    return placeSlip(studio.context, { session: this.session, request, receivedAt: studio.context.clock.now() })
  }
}

async function come(wishes: object = {}): Promise<Guest> {
  const { playerId, opened } = await openGame(studio, { gameId: tableId, ...wishes })
  const session = await findSession(studio.context, opened.session)
  if (opened.kind !== 'shared' || !session) throw new Error(`${opened.gameId} is no table`)
  return new Guest(playerId, opened, session)
}

const seats = async () => (await viewSeats(studio.context, tableId))?.seats ?? []
const taken = async () => (await seats()).map(({ seat }) => seat)

/** Plays the round to its end, and opens the next one. */
async function next(): Promise<void> {
  await table.run(await table.latest())
  await table.finish()
  sharedRoundId = (await table.openRoundOf(() => true)).shared_round_id
}

async function setTable(change: string): Promise<void> {
  await owner.query(`update studio.tables set ${change} where table_id = $1`, [tableId])
  await reloadTables(studio.context)
}

beforeAll(async () => {
  owner = new pg.Client(studio.databaseUrl)
  await owner.connect()
  table = await TestTable.prepare(studio, tableId)
})
afterAll(() => owner.end())
beforeEach(async () => {
  await owner.query('delete from studio.seats')
  await setTable("seats = 7, bet_behind = true, state = 'open', cause = null")
  sharedRoundId = (await table.openRoundOf(() => true)).shared_round_id
})
afterEach(() => table.finish())

test('a seat is for ten seconds without a bet, and stays with one', async () => {
  const [first, second] = [await come(), await come()]
  expect(first.opened.seats).toEqual({ hasBehind: true, mark: expect.stringMatching(/^[0-9a-f]{6}$/) })
  expect(await first.sit(3)).toEqual({ ok: true, value: { seat: 3 } })
  expect(await second.sit(4)).toEqual({ ok: true, value: { seat: 4 } })
  expect((await first.bet({ player: chip })).ok).toBe(true)
  const [mine] = await seats()
  const chips = [{ spot: 'player', stakeMinor: `${chip}` }]
  expect(mine).toMatchObject({ seat: 3, mark: first.opened.seats?.mark, leaseMs: null, currency: 'VND', chips })
  studio.clock.advance(10_001)
  expect(await taken()).toEqual([3])
  const third = await come()
  expect(await third.sit(4)).toEqual({ ok: true, value: { seat: 4 } })
  expect(await third.sit(3)).toMatchObject({ ok: false, code: 'SEAT_TAKEN' })
})

test('of many who want one seat at once one gets it, and nobody has two', async () => {
  const guests = await Promise.all([1, 2, 3, 4, 5].map(() => come()))
  const told = await Promise.all(guests.map((guest) => guest.sit(2)))
  expect(told.filter(({ ok }) => ok)).toHaveLength(1)
  const sitting = guests[told.findIndex(({ ok }) => ok)] as Guest
  await Promise.all([sitting.sit(5), sitting.sit(6), sitting.sit(7)])
  expect(await taken()).toHaveLength(1)
  expect(await sitting.sit(null)).toEqual({ ok: true, value: { seat: null } })
  expect(await taken()).toEqual([])
})

test('changing seats wins no time, and who comes too late for this round has ten seconds of the next', async () => {
  const guest = await come()
  await guest.sit(1)
  const [{ leaseMs } = { leaseMs: null }] = await seats()
  studio.clock.advance(3_000)
  await guest.sit(2)
  expect(await seats()).toMatchObject([{ seat: 2, leaseMs }])
  await guest.sit(null)
  const { closes_at } = await table.latest()
  studio.clock.advance(closes_at.getTime() - studio.context.clock.now().getTime() - 5_000)
  await guest.sit(1)
  expect(await seats()).toMatchObject([{ seat: 1, leaseMs: null }])
  await next()
  const opened = (await table.latest()).opened_at.getTime()
  expect(await seats()).toMatchObject([{ seat: 1, leaseMs: opened + 10_000 }])
})

test('ten rounds without a bet free a seat, one with a bet begins anew, and a voided one counts for nobody', async () => {
  const guest = await come()
  await guest.sit(6)
  await guest.bet({ banker: chip })
  await next()
  for (let round = 1; round <= 5; round += 1) await next()
  expect(await seats()).toMatchObject([{ seat: 6, idleRounds: 5 }])
  await guest.bet({ banker: chip })
  await next()
  expect(await seats()).toMatchObject([{ seat: 6, idleRounds: 0 }])
  for (let round = 1; round <= 9; round += 1) await next()
  expect(await seats()).toMatchObject([{ seat: 6, idleRounds: 9 }])
  await next()
  expect(await seats()).toEqual([])
}, 60_000)

test('behind a seat one has chips where its player has some, and nowhere else', async () => {
  const [player, follower] = [await come(), await come()]
  await player.sit(1)
  expect(await follower.bet({ banker: chip }, { behind: 1 })).toMatchObject({
    fault: { rule: 'behind', spot: 'banker' },
  })
  await player.bet({ banker: 2 * chip, tie: chip })
  const stray = await follower.bet({ banker: chip, player: chip }, { behind: 1 })
  expect(stray).toMatchObject({ ok: false, code: 'STAKE_NOT_ALLOWED', fault: { rule: 'behind', spot: 'player' } })
  expect((await follower.bet({ banker: chip }, { behind: 1 })).ok).toBe(true)
  expect(await seats()).toMatchObject([{ seat: 1, behindMinor: `${chip}` }])
  // What a player has in a round is his own, or stands behind one seat.
  expect(await follower.bet({ banker: 2 * chip }, { slipNo: 2 })).toMatchObject({ code: 'BEHIND_MIXED' })
  expect((await follower.bet({ banker: 2 * chip, tie: chip }, { behind: 1, slipNo: 2 })).ok).toBe(true)
  expect(await seats()).toMatchObject([{ behindMinor: `${3 * chip}` }])
  expect(await player.bet({ banker: 3 * chip, tie: chip }, { behind: 1, slipNo: 2 })).toMatchObject({
    code: 'BEHIND_MIXED',
  })
  const other = await come()
  expect(await other.bet({ banker: chip }, { behind: 2 })).toMatchObject({ ok: false, code: 'SEAT_GONE' })
})

test('whoever is followed keeps his seat until the round is over', async () => {
  const [player, follower] = [await come(), await come()]
  await player.sit(1)
  await player.bet({ banker: chip })
  expect(await player.sit(2)).toMatchObject({ ok: true })
  expect((await follower.bet({ banker: chip }, { behind: 2 })).ok).toBe(true)
  for (const seat of [1, null]) expect(await player.sit(seat)).toMatchObject({ ok: false, code: 'SEAT_FOLLOWED' })
  await next()
  expect(await player.sit(1)).toMatchObject({ ok: true })
})

test('what others have behind a seat is first come, also of one moment, and never more than it takes', async () => {
  await owner.query(
    `insert into studio.table_limits
      (table_id, currency, stake_minor_min, stake_minor_max, payout_minor_max, behind_minor_max)
    values ($1, 'VND', 100000, 5000000000, 1000000000000, $2)`,
    [tableId, 3 * chip],
  )
  await reloadTables(studio.context)
  const player = await come()
  await player.sit(7)
  await player.bet({ player: chip })
  const followers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => come()))
  const told = await Promise.all(followers.map((one) => one.bet({ player: chip }, { behind: 7 })))
  expect(told.filter(({ ok }) => ok)).toHaveLength(3)
  const refused = told.find(({ ok }) => !ok)
  expect(refused).toMatchObject({ fault: { rule: 'behind', limitMinor: `${3 * chip}`, fitsMinor: '0' } })
  expect(await seats()).toMatchObject([{ behindMinor: `${3 * chip}`, behindMinorMax: `${3 * chip}` }])
  const spent = followers.map(({ playerId }) => 100_000_000n - studio.wallet.book.balanceOf(playerId))
  expect(spent.reduce((sum, one) => sum + one, 0n)).toBe(BigInt(3 * chip))
  await owner.query('delete from studio.table_limits where table_id = $1', [tableId])
  await reloadTables(studio.context)
})

test('the lobby tells how many seats are taken, of tables that have some', async () => {
  const board = new LobbyBoard(studio.context)
  await board.load()
  const guest = await come()
  await guest.sit(2)
  const changes = await board.readChanges([tableId, 'crash'])
  expect(changes?.map(([, , , , , seated]) => seated)).toEqual([1])
  await guest.sit(null)
  expect((await board.readChanges([tableId]))?.map(([, , , , , seated]) => seated)).toEqual([0])
})

test('play money does not sit, and a table without seats has none', async () => {
  const demo = await come({ mode: 'demo', currency: 'FUN' })
  expect(demo.opened.seats).toEqual({ hasBehind: true, mark: null })
  expect(await demo.sit(1)).toMatchObject({ ok: false, code: 'SEATS_CLOSED' })
  await setTable('bet_behind = false')
  const [player, follower] = [await come(), await come()]
  await player.sit(1)
  await player.bet({ player: chip })
  expect(await follower.bet({ player: chip }, { behind: 1 })).toMatchObject({ code: 'SEAT_GONE' })
  await player.sit(null)
  await setTable('seats = 0')
  expect(await viewSeats(studio.context, tableId)).toMatchObject({ isOff: true, seats: [] })
  expect(await player.sit(1)).toMatchObject({ ok: false, code: 'SEATS_CLOSED' })
  expect((await come()).opened.seats).toBeUndefined()
})

test('seats that are switched off are free before the next round, also of who sits down in that moment', async () => {
  const [player, late] = [await come(), await come()]
  await player.sit(1)
  await player.bet({ player: chip })
  const change = { ...(await setupOf()), seats: 0, betBehind: false }
  await owner.query('update studio.tables set next_change = $1 where table_id = $2', [JSON.stringify(change), tableId])
  await table.run(await table.latest())
  await table.finish()
  const row = await findTable(studio.context.db, tableId)
  await Promise.all([applyNextChange(studio.context, row), late.sit(2)])
  const { rows } = await owner.query('select seat from studio.seats where table_id = $1', [tableId])
  expect(rows).toEqual([])
  expect(await seats()).toEqual([])
})

test('nobody plays behind a seat once it is switched off, whatever a process remembers; frames are told', async () => {
  const lines: TableSeats[] = []
  const line = { emit: (_: string, told: TableSeats) => lines.push(told) }
  const news = new SeatNews(studio.context, { countIn: () => 1, to: () => line })
  const [player, follower] = [await come(), await come()]
  await player.sit(1)
  await player.bet({ player: chip })
  news.welcome(line, player.session)
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]).toMatchObject({ isOff: false, hasBehind: true })
  // The row has changed, and this process has not heard of it.
  await owner.query('update studio.tables set bet_behind = false where table_id = $1', [tableId])
  expect(await follower.bet({ player: chip }, { behind: 1 })).toMatchObject({ code: 'SEAT_GONE' })
  await setTable('seats = 0')
  news.tellSoon(tableId)
  await expect.poll(() => lines.at(-1)).toMatchObject({ isOff: true, hasBehind: false, seats: [] })
  news.stop()
})

/** As the table stands now. */
const setupOf = async () => (await listSetups(studio.context)).tables.find((one) => one.tableId === tableId)
