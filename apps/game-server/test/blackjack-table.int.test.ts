import { checkSharedBet, checkSharedRound } from '@fairground/game-rules/tables'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listBetHistory } from '../src/tables/bet-store.ts'
import { sharedRulesOf } from '../src/tables/rules-of.ts'
import { viewBet, viewPastRound } from '../src/tables/shared-bet-view.ts'
import { placeWish, viewStage } from '../src/tables/stages/place-wish.ts'
import { renewStage } from '../src/tables/stages/run-stages.ts'
import { viewTable } from '../src/tables/table-view.ts'
import { TestTable } from './shared-table.ts'
import { openSlipFrame, type SlipFrame } from './slip-table.ts'
import { testStudio } from './test-studio.ts'

type Shoe = { front: number[]; back: number[] }

const studio = testStudio()
const tableId = 'live-blackjack'
const chip = 1_000_000
const startMinor = 100_000_000n
let table: TestTable
let owner: pg.Client

beforeAll(async () => {
  owner = new pg.Client(studio.databaseUrl)
  await owner.connect()
  table = await TestTable.prepare(studio, tableId)
})
afterAll(() => owner.end())
afterEach(async () => {
  studio.wallet.calm()
  await finish()
})

const pointsOf = (card = 0): number => {
  const rank = Math.floor((card % 52) / 4)
  return rank === 12 ? 1 : Math.min(rank + 2, 10)
}
const open = (mode: 'real' | 'demo' = 'real') => openSlipFrame(studio, { gameId: tableId, mode })
const spent = ({ playerId }: SlipFrame) => startMinor - studio.wallet.book.balanceOf(playerId)
const view = async () => (await viewTable(studio.context, tableId)).round
const asked = async (frame: SlipFrame) =>
  viewStage(studio.context, frame.session, (await table.latest()).shared_round_id)
const wish = async (frame: SlipFrame, word: string, stage: number, receivedAt = studio.clock.now()) =>
  placeWish(studio.context, {
    session: frame.session,
    request: { sharedRoundId: (await table.latest()).shared_round_id, stage, wish: word },
    receivedAt,
  })

/** Two eights against a card from two to six: a pair that may be split, and no ace or ten to look under. */
const twoAlike = ({ front }: Shoe) =>
  pointsOf(front[0]) === pointsOf(front[2]) &&
  pointsOf(front[0]) > 1 &&
  pointsOf(front[1]) > 1 &&
  pointsOf(front[1]) < 10
/** Nobody has a natural, and a card more breaks nobody and makes no 21. */
const plain = ({ front }: Shoe) =>
  [front[0], front[2]].every((card) => pointsOf(card) > 1 && pointsOf(card) < 6) &&
  pointsOf(front[4]) > 1 &&
  pointsOf(front[1]) > 1 &&
  pointsOf(front[1]) < 10

async function deal(isSuch: (shoe: Shoe) => boolean, ...frames: readonly [SlipFrame, Record<string, number>][]) {
  const round = await table.openRoundOf<Shoe>(isSuch)
  for (const [frame, spots] of frames) expect((await frame.slip(round.shared_round_id, spots)).ok).toBe(true)
  await table.run(await table.latest())
  await table.step()
  return round
}

async function finish(): Promise<void> {
  let round = await table.latest()
  while (round.state !== 'settled' && round.state !== 'void') {
    studio.clock.advance(Math.max(1, await table.step()))
    await table.pay()
    round = await table.latest()
  }
}

async function lastBet({ playerId, session: { mode } }: SlipFrame) {
  const [row] = await listBetHistory(studio.context.db, {
    ...{ playerId, mode, gameId: tableId, before: undefined, limit: 1 },
  })
  if (!row) throw new Error('there is no bet')
  return viewBet(studio.context, row, await table.latest())
}

test('[R2.4.14] a whole round: everybody decides on the same cards, in secret, and is paid by what was decided', async () => {
  const [first, second] = [await open(), await open()]
  const { front } = await deal(plain, [first, { box: chip, pairs: 100_000 }], [second, { box: chip }])
  expect((await view())?.events.map(({ to }) => to)).toEqual(['box', 'dealer', 'box'])
  expect(await asked(first)).toMatchObject({ stage: 1, wish: null, adds: { hit: '0', stand: '0', double: `${chip}` } })
  expect((await wish(first, 'hit', 1)).ok).toBe(true)
  expect((await view())?.events).toHaveLength(3)
  expect(await asked(second)).toMatchObject({ wish: null })
  expect((await wish(second, 'stand', 1)).ok).toBe(true)
  await table.step()
  expect((await view())?.events.slice(3)).toEqual([
    { type: 'shut', stage: 1, chosen: { hit: 1, stand: 1 } },
    { type: 'dealt', to: 'common', card: front[4] },
  ])
  expect(await asked(first)).toMatchObject({ stage: 2, asks: ['hit', 'stand'], decided: { wishes: ['hit'] } })
  expect(await asked(second)).toMatchObject({ asks: [], decided: { wishes: ['stand'] } })
  await wish(first, 'stand', 2)
  await finish()
  const told = await lastBet(first)
  expect(told.events.map(({ type }) => type)).toEqual(['decided', 'hand', 'dealer', 'settled'])
  expect(studio.wallet.book.moved(first.playerId).winsMinor).toBe(BigInt(told.payoutMinor))
  const hands = await Promise.all([first, second].map(async (frame) => (await lastBet(frame)).events[1]?.cards))
  expect(hands).toEqual([
    [front[0], front[2], front[4]],
    [front[0], front[2]],
  ])
  expect((await view())?.events.at(-1)).toMatchObject({ type: 'dealer' })
})

test('a split and a double are paid for when they are wished; the hands stand side by side, and the bet tells why', async () => {
  const frame = await open()
  await deal(twoAlike, [frame, { box: chip }])
  expect(await wish(frame, 'split', 1)).toMatchObject({
    value: {
      stage: { raise: { state: 'taken', code: null } },
      balance: { balanceMinor: `${startMinor - 2n * BigInt(chip)}` },
    },
  })
  expect(spent(frame)).toBe(BigInt(2 * chip))
  await table.step()
  const next = await asked(frame)
  expect(next?.decided).toEqual({ wishes: ['split'], raisedMinor: [`${chip}`] })
  await finish()
  const told = await lastBet(frame)
  const [decided] = told.events as unknown as { wishes: string[]; raisedMinor: string[] }[]
  expect([decided?.wishes[0], decided?.raisedMinor[0]]).toEqual(['split', `${chip}`])
  expect(told.events.filter(({ type }) => type === 'hand').map(({ hand }) => hand)).toEqual(['box', 'split'])
  const round = viewPastRound(studio.context, await table.latest())
  const checked = checkSharedRound(round)
  expect(checked).toMatchObject({ fitsCommit: true, fitsOutcome: true })
  expect(checkSharedBet({ ...checked!.drawn!, serverSeed: round.fairness.serverSeed ?? '' }, told)).toEqual([])
})

test('silence takes no insurance and stands; a wish that comes with the end of the stage is too late', async () => {
  const frame = await open()
  await deal(({ front }) => pointsOf(front[1]) === 1 && pointsOf(front[3]) < 10, [frame, { box: chip }])
  expect(await asked(frame)).toMatchObject({
    ...{ asks: ['no-insurance', 'insurance'], adds: { insurance: `${chip / 2}` } },
  })
  const closesMs = (await view())?.stage?.closesMs ?? 0
  expect(await wish(frame, 'insurance', 1, new Date(closesMs))).toMatchObject({ ok: false, code: 'STAGE_SHUT' })
  expect(await wish(frame, 'insurance', 1, new Date(closesMs + 1))).toMatchObject({
    ...{ ok: false, message: 'stage: it was shut 1 ms before the wish came' },
  })
  await finish()
  const told = await lastBet(frame)
  const [decided] = told.events as unknown as { wishes: (string | null)[] }[]
  expect(decided?.wishes[0]).toBe('no-insurance')
  expect(decided?.wishes.slice(1).every((one) => one === 'stand')).toBe(true)
  expect(studio.wallet.book.moved(frame.playerId)).toMatchObject({ betsMinor: BigInt(chip) })
})

test('a raise that the wallet refuses says why, is no answer, and leaves the player another wish', async () => {
  const frame = await open()
  await deal(plain, [frame, { box: chip }])
  studio.wallet.disturb('bet', { kind: 'refuse', code: 'LIMIT_STAKE' }, 1)
  expect(await wish(frame, 'double', 1)).toMatchObject({
    value: { stage: { stage: 1, raise: { state: 'refused', code: 'STAKE_NOT_ALLOWED' } } },
  })
  await table.step()
  studio.clock.advance(10)
  expect((await asked(frame))?.stage).toBe(1)
  expect(await wish(frame, 'stand', 1)).toMatchObject({ ok: true })
  await finish()
  expect(studio.wallet.book.moved(frame.playerId)).toMatchObject({ betsMinor: BigInt(chip) })
})

test('a process that takes over asks the open stage again; trial and real decide on the same cards', async () => {
  const [frame, trial] = [await open(), await open('demo')]
  await deal(plain, [frame, { box: chip }], [trial, { box: 10_000 }])
  await wish(frame, 'hit', 1)
  studio.clock.advance(11_000)
  await renewStage(studio.context, sharedRulesOf(studio.context, tableId), tableId)
  expect((await view())?.stage).toEqual({ number: 1, closesMs: studio.clock.now().getTime() + 12_000 })
  expect([(await asked(frame))?.wish, (await asked(trial))?.wish]).toEqual(['hit', null])
  await wish(trial, 'hit', 1)
  await table.step()
  const [own, other] = [await asked(frame), await asked(trial)]
  expect([own?.stage, other?.decided.wishes]).toEqual([2, ['hit']])
  await finish()
  const cards = await Promise.all([frame, trial].map(async (one) => (await lastBet(one)).events[1]?.cards))
  expect(cards[0]).toEqual(cards[1])
})

test('a side bet needs the box beside it', async () => {
  const frame = await open()
  const round = await table.openRoundOf<Shoe>(() => true)
  expect(await frame.slip(round.shared_round_id, { pairs: 100_000 })).toMatchObject({ ok: false, code: 'BAD_REQUEST' })
  expect((await frame.slip(round.shared_round_id, { box: chip, trio: 100_000 })).ok).toBe(true)
})
