import { findSharedGame } from '@fairground/game-rules/tables'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sayReady } from '../src/tables/early-close.ts'
import { reloadTables } from '../src/tables/open-tables.ts'
import { viewTable } from '../src/tables/table-view.ts'
import { listGames } from '../src/vendor/list-games.ts'
import { TestTable } from './shared-table.ts'
import { openSlipFrame, type SlipFrame } from './slip-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const tableId = 'cockfight'
const chip = 1_000_000
let table: TestTable
let frame: SlipFrame

type End = 'meron' | 'wala' | 'both' | 'time'
interface Drawn {
  card: { form: number; prices: { meron: number; wala: number } }
  result: { end: End; blows: { second: number }[] }
}

beforeAll(async () => {
  table = await TestTable.prepare(studio, tableId)
})
beforeEach(async () => {
  frame = await openSlipFrame(studio, { gameId: tableId })
})

const openRound = (...ends: End[]) => table.openRoundOf<Drawn>(({ result }) => ends.includes(result.end))
const view = () => viewTable(studio.context, tableId)
const wonMinor = () => studio.wallet.book.moved(frame.playerId).winsMinor
async function finish(): Promise<void> {
  await table.run(await table.latest())
  await table.finish()
}

test('the card is told while bets are taken, holds when the fight is over, and anybody draws it again', async () => {
  const round = await openRound('meron', 'wala')
  const told = (await view()).round
  expect(told).toMatchObject({ card: round.card, events: [], result: null })
  const rules = findSharedGame(tableId, 2)
  const { commitment: commit, salt, number } = round
  expect(rules?.card?.of({ commit, salt, number })).toEqual(round.card)
  await finish()
  expect((await view()).round).toMatchObject({ card: round.card, result: { outcome: { card: round.card } } })
})

test('betting ends at its time, however early everybody is ready', async () => {
  const round = await openRound('meron')
  const { closes_at } = await table.latest()
  await frame.slip(round.shared_round_id, { meron: chip })
  studio.clock.advance(6_000)
  const request = { sharedRoundId: round.shared_round_id, isSkip: false }
  await sayReady(studio.context, { session: frame.session, request, receivedAt: studio.clock.now() })
  await table.step()
  expect(await table.latest()).toMatchObject({ state: 'betting', closes_at, shortened_at: null })
  await finish()
})

test('the winner pays the price of its card, the other side and the draws are lost', async () => {
  const round = await openRound('meron')
  const answer = await frame.slip(round.shared_round_id, { meron: chip, wala: chip, bdd: chip })
  expect(answer).toMatchObject({ ok: true, value: { bet: { state: 'taken', stakeMinor: `${3 * chip}` } } })
  await finish()
  expect(wonMinor()).toBe(BigInt((chip / 100) * round.card.prices.meron))
})

test('when both springs run down the stakes on the sides go back, count as no turnover, and BDD pays 8 to 1', async () => {
  const round = await openRound('both')
  await frame.slip(round.shared_round_id, { meron: chip, bdd: chip, ftd: chip })
  await finish()
  expect(wonMinor()).toBe(BigInt(chip + 9 * chip))
  const { db } = studio.context
  const bet = await db
    .selectFrom('shared_bets')
    .selectAll()
    .where('shared_round_id', '=', round.shared_round_id)
    .executeTakeFirstOrThrow()
  expect(bet.state).toBe('ended')
  const { body } = await db
    .selectFrom('wallet_calls')
    .select('body')
    .where('round_id', '=', bet.round_id)
    .where('call', '=', 'win')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(`${body}`)).toMatchObject({ turnoverMinor: `${2 * chip}` })
})

test('nothing of the fight is told before its second', async () => {
  const round = await openRound('wala')
  await table.run(await table.latest())
  for (const second of [1, 5, 9]) {
    await table.at(second * 1_000 + 200)
    const { events = [], result } = (await view()).round ?? {}
    expect(events.length).toBe(second)
    expect(result).toBeNull()
    expect(JSON.stringify(events)).not.toContain('"end"')
  }
  await table.finish()
  expect((await view()).round?.events.length).toBe(round.result.blows.length + 1)
})

test('a place that no fight has takes no chips', async () => {
  const round = await openRound('meron', 'wala', 'both', 'time')
  expect(await frame.slip(round.shared_round_id, { dragon: chip })).toMatchObject({ ok: false, code: 'BAD_REQUEST' })
  expect(await frame.slip('shr_none', { meron: chip })).toMatchObject({ ok: false, code: 'BETTING_CLOSED' })
  await finish()
})

test('the portal is told the ring as a cockfight of the house', () => {
  const { games } = listGames(studio.context, 'cockfigh')
  expect(games.find(({ gameId }) => gameId === tableId)).toMatchObject({
    category: 'COCKFIGHT',
    provider: { code: 'carousel-arena', name: 'Carousel Arena' },
  })
})

test('what a round may cost is held by the prices of its card', async () => {
  const round = await openRound('meron', 'wala', 'both', 'time')
  const { meron } = round.card.prices
  // So much that ten chips on Meron fit to the unit.
  const exposure_minor_max = BigInt((10 * chip * (meron - 100)) / 100)
  const limits = { table_id: tableId, currency: 'VND', stake_minor_min: 1_000_000n, stake_minor_max: 1_000_000_000n }
  const { db } = studio.context
  await db
    .insertInto('table_limits')
    .values({ ...limits, payout_minor_max: 100_000_000_000n, exposure_minor_max })
    .execute()
  await reloadTables(studio.context)
  const other = await openSlipFrame(studio, { gameId: tableId })
  expect(await frame.slip(round.shared_round_id, { meron: 10 * chip })).toMatchObject({ ok: true })
  expect(await other.slip(round.shared_round_id, { meron: chip })).toMatchObject({
    ok: false,
    code: 'TABLE_FULL',
    fault: { rule: 'exposure', spot: 'meron' },
  })
  expect(await other.slip(round.shared_round_id, { wala: chip })).toMatchObject({ ok: true })
  await finish()
})
