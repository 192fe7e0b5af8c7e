import type { PlaceTotals } from '@fairground/contract/studio'
import { beforeAll, expect, test } from 'vitest'
import { listOwnBets } from '../src/tables/bet-store.ts'
import { PlaceNews } from '../src/tables/places/place-news.ts'
import { sharedRulesOf } from '../src/tables/rules-of.ts'
import { countTurnover } from '../src/tables/slips/count-turnover.ts'
import { viewTable } from '../src/tables/table-view.ts'
import { checkOwnBets } from './check-past-round.ts'
import { TestTable } from './shared-table.ts'
import { openSlipFrame, type SlipFrame } from './slip-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const gameId = 'cockfight-pool'
const million = 1_000_000
const startMinor = 100_000_000n
let table: TestTable

beforeAll(async () => {
  table = await TestTable.prepare(studio, gameId)
})

type End = 'meron' | 'wala' | 'both' | 'time'
const openPlayer = () => openSlipFrame(studio, { gameId })
const balance = ({ playerId }: SlipFrame) => studio.wallet.book.balanceOf(playerId)
const openRound = (...ends: End[]) =>
  table.openRoundOf<{ result: { end: End } }>(({ result }) => ends.includes(result.end))
const slip = async (frame: SlipFrame, roundId: string, spots: Record<string, number>, slipNo: 1 | 2 = 1) =>
  expect(await frame.slip(roundId, spots, { slipNo })).toMatchObject({ ok: true })
/** Another process, which knows nothing but what is stored. */
const restarted = () => new TestTable(studio, gameId)
const turnoverOf = (frame: SlipFrame) =>
  studio.wallet
    .bodiesOf('win')
    .filter((win) => win.playerId === frame.playerId)
    .map((win) => win.turnoverMinor)

test('winners share the pool, whichever process goes on from betting, the lock, the fight and the result', async () => {
  const [an, binh, chi] = await Promise.all([openPlayer(), openPlayer(), openPlayer()])
  const round = await openRound('meron')
  const id = round.shared_round_id
  await slip(an, id, { meron: 8 * million })
  await slip(binh, id, { wala: 8 * million, bdd: million })
  const other = restarted()
  await slip(chi, id, { meron: 2 * million })
  await slip(chi, id, { meron: 4 * million }, 2)
  await other.run(await other.latest())
  const told = (await viewTable(studio.context, gameId)).round
  // 12 and 8: 19 are paid out, 1.58 of each stake on Meron.
  const pool = { currency: 'VND', meronMinor: `${12 * million}`, walaMinor: `${8 * million}` }
  await restarted().at(200)
  const fixed = (await viewTable(studio.context, gameId)).round?.events
  expect(told?.result).toBeNull()
  expect(fixed).toMatchObject([{ type: 'pool', pools: [{ ...pool, dividends: { meron: 158, wala: 237 } }] }])
  await restarted().at(5_000)
  await restarted().finish()
  expect(balance(an)).toBe(startMinor - BigInt(8 * million) + BigInt(12.64 * million))
  expect(balance(binh)).toBe(startMinor - BigInt(9 * million))
  expect(balance(chi)).toBe(startMinor - BigInt(4 * million) + BigInt(6.32 * million))
  expect(turnoverOf(an)).toEqual([`${8 * million}`])
  const [bet] = await checkOwnBets(studio, an.session, await table.latest())
  expect(bet?.events[0]).toMatchObject({ type: 'tote', pool: { ...pool, dividends: { meron: 158 } } })
})

test('a cancelled fight gives all back before its first blow and counts no turnover, and what is paid is not paid again', async () => {
  const [an, binh] = await Promise.all([openPlayer(), openPlayer()])
  const round = await openRound('meron', 'both')
  await slip(an, round.shared_round_id, { meron: 20 * million, bdd: million })
  await slip(binh, round.shared_round_id, { wala: 2 * million })
  await table.run(round)
  await restarted().at(200)
  await restarted().pay()
  expect([balance(an), balance(binh)]).toEqual([startMinor, startMinor])
  expect((await table.latest()).state).toBe('running')
  await restarted().finish()
  expect([balance(an), balance(binh)]).toEqual([startMinor, startMinor])
  expect([...turnoverOf(an), ...turnoverOf(binh)]).toEqual(['0', '0'])
  const [bet] = await checkOwnBets(studio, an.session, await table.latest())
  expect(bet).toMatchObject({ state: 'ended', payoutMinor: `${21 * million}` })
})

test('a draw gives the sides back whole, as no turnover, and the house pays 8 to 1', async () => {
  const [an, binh] = await Promise.all([openPlayer(), openPlayer()])
  const round = await openRound('both')
  await slip(an, round.shared_round_id, { meron: 5 * million, bdd: million })
  await slip(binh, round.shared_round_id, { wala: 5 * million })
  await table.run(round)
  await restarted().finish()
  expect([balance(an), balance(binh)]).toEqual([startMinor + BigInt(8 * million), startMinor])
  expect([turnoverOf(an), turnoverOf(binh)]).toEqual([[`${million}`], ['0']])
})

test('both sides of one player, in two slips, are no turnover as far as they cover each other', async () => {
  const [an, binh] = await Promise.all([openPlayer(), openPlayer()])
  const round = await openRound('wala')
  await slip(an, round.shared_round_id, { meron: 5 * million })
  await slip(an, round.shared_round_id, { meron: 5 * million, wala: 3 * million }, 2)
  await slip(binh, round.shared_round_id, { wala: million })
  await table.run(round)
  await restarted().finish()
  const counted = turnoverOf(an).reduce<number>((sum, minor) => sum + Number(minor), 0)
  expect(counted).toBe(2 * million)
  // Of many bets the second slip may be written to its end after the first, which has all that counts.
  const ended = await table.latest()
  const [, second] = await listOwnBets(studio.context.db, round.shared_round_id, an.session)
  const ends = [{ bet: second!, end: { payoutMinor: 0n, events: [] } }]
  const rules = sharedRulesOf(studio.context, gameId)
  const [late] = await countTurnover(studio.context.db, rules, { round: ended, ends, hands: undefined })
  expect(late?.end.turnoverMinor).toBe(0n)
})

test('frames hear what lies on both sides while bets are taken', async () => {
  const an = await openPlayer()
  const round = await openRound('meron', 'wala')
  await slip(an, round.shared_round_id, { wala: 3 * million })
  const told: PlaceTotals[] = []
  const line = { join: () => {}, emit: (_event: 'places', news: PlaceTotals) => told.push(news) }
  const news = new PlaceNews(studio.context, { to: () => line, countIn: () => 1 })
  news.serve(line, an.session)
  await expect.poll(() => told.length, { timeout: 5_000 }).toBe(1)
  news.stop()
  expect(told[0]?.places).toEqual([{ currency: 'VND', spot: 'wala', stakeMinor: `${3 * million}`, players: 1 }])
  await table.run(round)
  await restarted().finish()
})
