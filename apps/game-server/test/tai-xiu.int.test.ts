import type { PlaceTotals } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { listOwnBets } from '../src/tables/bet-store.ts'
import { PlaceNews } from '../src/tables/places/place-news.ts'
import { sharedRulesOf } from '../src/tables/rules-of.ts'
import { checkOwnBets } from './check-past-round.ts'
import { TestTable } from './shared-table.ts'
import { openSlipFrame, type SlipFrame } from './slip-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const gameId = 'tai-xiu'
const million = 1_000_000
const startMinor = 100_000_000n

const openPlayer = () => openSlipFrame(studio, { gameId })
const balance = ({ playerId }: SlipFrame) => studio.wallet.book.balanceOf(playerId)

/** Slips of one moment have no order: each is received a little later than the one before. */
async function slip(frame: SlipFrame, roundId: string, spots: Record<string, number>, slipNo: 1 | 2 = 1) {
  studio.clock.advance(20)
  const told = await frame.slip(roundId, spots, { slipNo })
  expect(told).toMatchObject({ ok: true })
}

const openRound = (table: TestTable, over: boolean) =>
  table.openRoundOf<{ dice: number[] }>(({ dice }) => dice.reduce((sum, die) => sum + die, 0) >= 11 === over)

test('a round of two sides: the latest of the heavier side go back, winners are paid by the losers, and nothing is lost', async () => {
  const table = await TestTable.prepare(studio, gameId)
  const [an, binh, chi, dung] = await Promise.all([openPlayer(), openPlayer(), openPlayer(), openPlayer()])
  const round = await openRound(table, true)
  const id = round.shared_round_id
  await slip(an, id, { tai: 3 * million })
  await slip(binh, id, { xiu: 5 * million })
  await slip(chi, id, { tai: 4 * million })
  await slip(an, id, { tai: 4 * million }, 2)
  await slip(dung, id, { tai: 2 * million })
  await table.run(round)
  // Over has 10, under 5: an's three and two of chi's four stand. What does not stand at all is back before the dice are seen.
  await table.at(200)
  await table.pay()
  expect(balance(dung)).toBe(startMinor)
  expect(await table.latest()).toMatchObject({ state: 'running', outcome: null })
  // Another process goes on from here.
  const other = new TestTable(studio, gameId)
  await other.finish()
  expect(balance(an)).toBe(startMinor + BigInt(2.94 * million))
  expect(balance(binh)).toBe(startMinor - BigInt(5 * million))
  expect(balance(chi)).toBe(startMinor + BigInt(1.96 * million))
  expect(balance(dung)).toBe(startMinor)
  const [first, added] = await checkOwnBets(studio, an.session, await other.latest())
  expect(first).toMatchObject({ state: 'ended', stakeMinor: `${3 * million}`, payoutMinor: `${5.94 * million}` })
  expect(added?.events).toContainEqual({ type: 'standing', standingMinor: '0', refundedMinor: `${million}` })
  const [part] = await checkOwnBets(studio, chi.session, await other.latest())
  expect(part?.events).toContainEqual({
    ...{ type: 'standing', standingMinor: `${2 * million}`, refundedMinor: `${2 * million}` },
  })
})

test('only what stood counts as turnover', async () => {
  const table = await TestTable.prepare(studio, gameId)
  const [an, binh] = await Promise.all([openPlayer(), openPlayer()])
  const round = await openRound(table, false)
  await slip(an, round.shared_round_id, { tai: 3 * million })
  await slip(binh, round.shared_round_id, { xiu: million })
  await table.run(round)
  await table.finish()
  const wins = studio.wallet.bodiesOf('win')
  const counted = (frame: SlipFrame) =>
    wins.filter((win) => win.playerId === frame.playerId).map((win) => win.turnoverMinor)
  expect(counted(an)).toEqual([`${million}`])
  expect(counted(binh)).toEqual([`${million}`])
  expect([balance(an), balance(binh)]).toEqual([startMinor - BigInt(million), startMinor + BigInt(0.98 * million)])
})

test('a round that nobody bets against gives everything back, whoever restarts it, and one without bets is played too', async () => {
  const table = await TestTable.prepare(studio, gameId)
  const an = await openPlayer()
  const round = await openRound(table, true)
  await slip(an, round.shared_round_id, { tai: 5 * million })
  await table.run(round)
  await new TestTable(studio, gameId).finish()
  expect(balance(an)).toBe(startMinor)
  const empty = await openRound(table, false)
  await table.run(empty)
  const ended = await table.finish()
  expect(ended).toMatchObject({ state: 'settled', outcome: { pools: [] } })
})

test('nobody is on both sides of a round, with one slip or with two', async () => {
  const table = await TestTable.prepare(studio, gameId)
  const an = await openPlayer()
  const round = await openRound(table, true)
  const id = round.shared_round_id
  expect(await an.slip(id, { tai: million, xiu: million })).toMatchObject({ ok: false, code: 'BAD_REQUEST' })
  await slip(an, id, { tai: million })
  expect(await an.slip(id, { tai: million, xiu: million }, { slipNo: 2 })).toMatchObject({ ok: false })
  expect(await an.slip(id, { xiu: million }, { slipNo: 2 })).toMatchObject({ ok: false, code: 'SLIP_SHRINKS' })
  await table.run(round)
  await table.finish()
  expect(balance(an)).toBe(startMinor)
})

test('nothing of the dice leaves before its moment, and the frames of a table hear of its sides what has changed', async () => {
  const table = await TestTable.prepare(studio, gameId)
  const [an, binh] = await Promise.all([openPlayer(), openPlayer()])
  const round = await openRound(table, true)
  const id = round.shared_round_id
  await slip(an, id, { tai: 2 * million })
  const told: PlaceTotals[] = []
  const line = { join: () => {}, emit: (_event: 'places', news: PlaceTotals) => told.push(news) }
  let frames = 1
  const news = new PlaceNews(studio.context, { to: () => line, countIn: () => frames })
  const untilTold = async (count: number) => expect.poll(() => told.length, { timeout: 5_000 }).toBe(count)
  news.serve(line, an.session)
  await untilTold(1)
  const tai = { currency: 'VND', spot: 'tai', stakeMinor: `${2 * million}`, players: 1 }
  expect(told).toEqual([{ sharedRoundId: id, places: [tai] }])
  await slip(binh, id, { xiu: million })
  news.tellSoon(gameId)
  await untilTold(2)
  const xiu = { currency: 'VND', spot: 'xiu', stakeMinor: `${million}`, players: 1 }
  expect(told[1]).toEqual({ sharedRoundId: id, places: [xiu] })
  // One who comes later hears everything at once.
  news.serve(line, binh.session)
  await untilTold(3)
  expect(told[2]?.places).toEqual([tai, xiu])
  // Nobody is there any more: the round is not read for anybody, and whoever comes next begins anew.
  frames = 0
  news.tellSoon(gameId)
  await expect.poll(() => told.length, { timeout: 1_000, interval: 300 }).toBe(3)
  news.stop()
  await table.run(round)
  const rules = sharedRulesOf(studio.context, gameId)
  const types = async (ms: number) => {
    await table.at(ms)
    const [bet] = await listOwnBets(studio.context.db, id, an.session)
    return [...rules.shownAt({ outcome: { ...round, betsHash: '', pools: [] }, atMs: ms }), ...(bet?.events ?? [])].map(
      ({ type }) => type,
    )
  }
  expect(await types(1_000)).toEqual(['matched'])
  expect(await types(1_200)).toEqual(['matched', 'dice'])
  await table.finish()
})
