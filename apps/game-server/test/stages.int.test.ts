import { checkSharedBet } from '@fairground/game-rules/tables'
import { runDueCalls } from '@fairground/vendor-kit'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { endsOf } from '../src/rounds/ends-of.ts'
import { listBetHistory } from '../src/tables/bet-store.ts'
import { sharedRulesOf } from '../src/tables/rules-of.ts'
import { viewBet, viewPastRound } from '../src/tables/shared-bet-view.ts'
import { placeWish, viewStage } from '../src/tables/stages/place-wish.ts'
import { renewStage } from '../src/tables/stages/run-stages.ts'
import { viewTable } from '../src/tables/table-view.ts'
import { TestTable } from './shared-table.ts'
import { openSlipFrame, type SlipFrame } from './slip-table.ts'
import { type Cards, catalogueWithStages, stageTableId } from './stage-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithStages)
const startMinor = 100_000_000n
const chip = 1_000_000
let owner: pg.Client
let table: TestTable
let roundId: string

beforeAll(async () => {
  owner = new pg.Client(studio.databaseUrl)
  await owner.connect()
  table = await TestTable.prepare(studio, stageTableId)
})
afterAll(() => owner.end())
beforeEach(async () => {
  // Three cards never pass twenty points.
  roundId = (await openRound()).shared_round_id
})
afterEach(async () => {
  studio.wallet.calm()
  await finish()
})

const openRound = () =>
  table.openRoundOf<Cards>(({ cards }) => (cards[0] ?? 0) + (cards[1] ?? 0) + (cards[2] ?? 0) <= 20)

const open = () => openSlipFrame(studio, { gameId: stageTableId })
const spent = ({ playerId }: SlipFrame) => startMinor - studio.wallet.book.balanceOf(playerId)
const wish = (frame: SlipFrame, word: string, stage: number, receivedAt = studio.clock.now()) =>
  placeWish(studio.context, {
    session: frame.session,
    request: { sharedRoundId: roundId, stage, wish: word },
    receivedAt,
  })
const asked = (frame: SlipFrame) => viewStage(studio.context, frame.session, roundId)
const view = async () => (await viewTable(studio.context, stageTableId)).round
const cards = async () => (await view())?.events.map(({ card }) => card)

async function seat(...chips: number[]): Promise<SlipFrame[]> {
  const frames = await Promise.all(chips.map(open))
  for (const [index, frame] of frames.entries())
    expect((await frame.slip(roundId, { main: chips[index] ?? 0 })).ok).toBe(true)
  await table.run(await table.latest())
  await table.step()
  return frames
}

/** The time of a stage passes. */
async function pass(): Promise<void> {
  studio.clock.advance(12_000)
  await table.step()
}

async function finish(): Promise<void> {
  let round = await table.latest()
  while (round.state !== 'settled' && round.state !== 'void') {
    studio.clock.advance(Math.max(1, await table.step()))
    await table.pay()
    round = await table.latest()
  }
}

test('everybody decides a stage in secret; one more card is shown when it is shut, and each is paid by what was decided', async () => {
  const [first, second] = (await seat(chip, chip)) as [SlipFrame, SlipFrame]
  const dealt = (await table.latest()).number
  expect((await cards())?.length).toBe(1)
  expect(await asked(first)).toMatchObject({ stage: 1, asks: ['draw', 'stop', 'double'], wish: null, raise: null })
  expect(await wish(first, 'stop', 1)).toMatchObject({ ok: true, value: { stage: { wish: 'stop' } } })
  // The last wish before the end counts.
  expect((await wish(first, 'draw', 1)).ok).toBe(true)
  expect(await asked(second)).toMatchObject({ wish: null })
  expect(JSON.stringify((await owner.query('select * from studio.stage_wishes')).rows)).not.toMatch(/draw|stop/)
  expect((await cards())?.length).toBe(1)
  await wish(second, 'stop', 1)
  // Everybody has answered: nobody waits for the clock.
  await table.step()
  expect((await view())?.stage).toMatchObject({ number: 2 })
  expect((await cards())?.length).toBe(2)
  expect((await asked(second))?.asks).toEqual([])
  await wish(first, 'draw', 2)
  await table.step()
  await wish(first, 'stop', 3)
  await finish()
  expect((await table.latest()).number).toBe(dealt)
  expect(studio.wallet.book.moved(first.playerId).winsMinor).toBe(BigInt(3 * chip))
  expect(studio.wallet.book.moved(second.playerId).winsMinor).toBe(BigInt(chip))
})

test('silence stops the hand; a wish that comes with the end of the stage is too late', async () => {
  const [silent, late] = (await seat(chip, chip)) as [SlipFrame, SlipFrame]
  const closesMs = (await view())?.stage?.closesMs ?? 0
  expect(await wish(late, 'draw', 1, new Date(closesMs))).toMatchObject({ ok: false, code: 'STAGE_SHUT' })
  expect(await wish(late, 'split', 1)).toMatchObject({ ok: false, code: 'BAD_REQUEST' })
  expect((await wish(late, 'draw', 1, new Date(closesMs - 1))).ok).toBe(true)
  await pass()
  expect(await wish(silent, 'draw', 1)).toMatchObject({ code: 'STAGE_SHUT' })
  expect((await asked(silent))?.asks).toEqual([])
  expect((await asked(late))?.asks).toEqual(['draw', 'stop'])
  await finish()
  expect(studio.wallet.book.moved(silent.playerId).winsMinor).toBe(BigInt(chip))
  expect(studio.wallet.book.moved(late.playerId).winsMinor).toBe(BigInt(2 * chip))
})

test('a wish that adds to the stake is paid for at once, stands, and wins with the bet it was added to', async () => {
  const [frame] = (await seat(chip)) as [SlipFrame]
  expect(await wish(frame, 'double', 1)).toMatchObject({
    ok: true,
    value: { stage: { wish: 'double', raise: { amountMinor: `${chip}`, state: 'taken' } } },
  })
  expect(spent(frame)).toBe(BigInt(2 * chip))
  expect((await wish(frame, 'double', 1)).ok).toBe(true)
  expect(await wish(frame, 'stop', 1)).toMatchObject({ code: 'WISH_STANDS' })
  expect(spent(frame)).toBe(BigInt(2 * chip))
  await finish()
  expect(studio.wallet.book.moved(frame.playerId)).toMatchObject({ winsMinor: BigInt(4 * chip), wins: 1 })
  const [win] = studio.wallet.bodiesOf('win').filter(({ playerId }) => playerId === frame.playerId)
  expect(win?.betTransactionId).toHaveLength(2)
  expect(win?.turnoverMinor).toBe(`${2 * chip}`)
})

test('a wish that adds to the stake costs nothing where one that was received later stands', async () => {
  const [frame] = (await seat(chip)) as [SlipFrame]
  const earlier = studio.clock.now()
  const later = new Date(earlier.getTime() + 1)
  expect((await wish(frame, 'stop', 1, later)).ok).toBe(true)
  expect(await wish(frame, 'double', 1, earlier)).toMatchObject({ ok: true, value: { stage: { wish: 'stop' } } })
  expect(spent(frame)).toBe(BigInt(chip))
})

test('a raise of two slips doubles both, and is counted to the first', async () => {
  const frame = await open()
  await frame.slip(roundId, { main: chip })
  expect((await frame.slip(roundId, { main: 3 * chip }, { slipNo: 2 })).ok).toBe(true)
  await table.run(await table.latest())
  await table.step()
  expect(await wish(frame, 'double', 1)).toMatchObject({ value: { stage: { raise: { amountMinor: `${3 * chip}` } } } })
  await finish()
  expect(studio.wallet.book.moved(frame.playerId)).toMatchObject({
    ...{ betsMinor: BigInt(6 * chip), winsMinor: BigInt(12 * chip), wins: 2 },
  })
})

test('a raise that the wallet refuses leaves the hand as it was: its player wishes otherwise, or the fallback of the rules counts', async () => {
  const [frame, other] = (await seat(chip, chip)) as [SlipFrame, SlipFrame]
  studio.wallet.disturb('bet', { kind: 'refuse', code: 'INSUFFICIENT_FUNDS' }, 2)
  for (const one of [frame, other])
    expect(await wish(one, 'double', 1)).toMatchObject({
      ok: true,
      value: { stage: { raise: { state: 'refused', code: 'INSUFFICIENT_FUNDS' } } },
    })
  // Nobody has answered yet: the stage waits for other wishes.
  await table.step()
  expect((await view())?.stage?.number).toBe(1)
  studio.clock.advance(1)
  expect((await wish(frame, 'stop', 1)).ok).toBe(true)
  await pass()
  // The lost double of the other goes on as a draw.
  expect((await asked(other))?.asks).toEqual(['draw', 'stop'])
  await finish()
  expect([spent(frame), spent(other)]).toEqual([0n, -BigInt(chip)])
})

test('a raise of which nothing is known at the end of its stage is rolled back before the bet is paid', async () => {
  const [frame] = (await seat(chip)) as [SlipFrame]
  studio.wallet.disturb('bet', { kind: 'drop', when: 'after' }, 1_000)
  const wished = wish(frame, 'double', 1)
  await expect
    .poll(
      async () => (await owner.query('select from studio.stage_raises where shared_round_id = $1', [roundId])).rowCount,
    )
    .toBe(1)
  studio.clock.advance(12_000)
  await table.step()
  expect((await view())?.stage?.number).toBe(1)
  studio.clock.advance(3_000)
  await table.step()
  expect((await view())?.stage?.number).toBe(2)
  await wished
  studio.wallet.calm()
  await finish()
  await runDueCalls(studio.context, endsOf(studio.context))
  const { winsMinor, betsMinor } = studio.wallet.book.moved(frame.playerId)
  expect(betsMinor).toBe(BigInt(chip))
  // The fallback of a lost double: one card, then silence.
  expect(winsMinor).toBe(BigInt(2 * chip))
}, 60_000)

test('a stage that another writer left is asked again with its whole time, and what was wished stays', async () => {
  const [frame] = (await seat(chip, chip)) as [SlipFrame]
  await wish(frame, 'draw', 1)
  studio.clock.advance(11_000)
  await renewStage(studio.context, sharedRulesOf(studio.context, stageTableId), stageTableId)
  expect((await view())?.stage).toEqual({ number: 1, closesMs: studio.clock.now().getTime() + 12_000 })
  expect(await asked(frame)).toMatchObject({ stage: 1, wish: 'draw' })
  await pass()
  expect((await view())?.stage?.number).toBe(2)
})

test('a bet of a round with stages is found again from the seed and what was decided, and a changed decision is found', async () => {
  const [frame] = (await seat(chip)) as [SlipFrame]
  await wish(frame, 'double', 1)
  await finish()
  const [row] = await listBetHistory(studio.context.db, {
    ...{ playerId: frame.playerId, mode: 'real', gameId: stageTableId, before: undefined, limit: 1 },
  })
  const bet = viewBet(studio.context, row!, await table.latest())
  const rules = sharedRulesOf(studio.context, stageTableId)
  const { outcome, fairness } = viewPastRound(studio.context, await table.latest())
  const round = { rules, outcome, serverSeed: fairness.serverSeed ?? '' }
  expect(checkSharedBet(round, bet)).toEqual([])
  const [decided, ...events] = bet.events
  const forged = { ...bet, events: [{ ...decided!, wishes: ['stop'], raisedMinor: ['0'] }, ...events] }
  expect(checkSharedBet(round, forged)).toContain('payoutMinor')
})
