import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { closeEarly, sayReady } from '../src/tables/early-close.ts'
import { viewTable } from '../src/tables/table-view.ts'
import { TestTable } from './shared-table.ts'
import { catalogueWithDice, diceTableId, openSlipFrame, type SlipFrame } from './slip-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithDice)
const chip = 1_000_000
let table: TestTable

beforeAll(async () => {
  table = await TestTable.prepare(studio, diceTableId)
})

/** Players of the test before sit at the table no more. */
beforeEach(async () => {
  await studio.context.db.updateTable('sessions').set({ closed_at: studio.clock.now() }).execute()
})

const openRound = () => table.openRoundOf(() => true)
const ready = (frame: SlipFrame, sharedRoundId: string, isSkip = false) =>
  sayReady(studio.context, {
    ...{ session: frame.session, request: { sharedRoundId, isSkip }, receivedAt: studio.clock.now() },
  })
/** As whichever of the two ways answered it. */
const endOf = (answer: Awaited<ReturnType<typeof closeEarly>> | Awaited<ReturnType<typeof ready>>) =>
  answer instanceof Date ? answer.getTime() : answer?.ok && answer.value.closesMs
const closesIn = async () => (await table.latest()).closes_at.getTime() - studio.clock.now().getTime()
const playOn = async () => {
  await table.run(await table.latest())
  await table.finish()
}
const leave = (frame: SlipFrame) =>
  studio.context.db
    .updateTable('sessions')
    .set({ closed_at: studio.clock.now() })
    .where('session_id', '=', frame.session.sessionId)
    .execute()

test('a round closes two seconds after the last of its players is ready, and not within its first five', async () => {
  const [one, two] = [await openSlipFrame(studio), await openSlipFrame(studio)]
  const { shared_round_id: roundId } = await openRound()
  const wholeMs = await closesIn()
  await one.slip(roundId, { small: chip })
  await two.slip(roundId, { big: chip })
  await ready(one, roundId)
  studio.clock.advance(6_000)
  await table.step()
  expect(await closesIn()).toBe(wholeMs - 6_000)
  expect(await ready(two, roundId)).toEqual({ ok: true, value: { closesMs: studio.clock.now().getTime() + 2_000 } })
  expect((await viewTable(studio.context, diceTableId)).round).toMatchObject({ isShortened: true })
  // A word that is said again, and a further step, move nothing.
  studio.clock.advance(500)
  await ready(one, roundId)
  await table.step()
  expect(await closesIn()).toBe(1_500)
  // Until then chips are taken, and after it none.
  expect(await two.slip(roundId, { big: chip, odd: chip }, { slipNo: 2 })).toMatchObject({ ok: true })
  studio.clock.advance(1_500)
  const late = { slipNo: 2 as const, requestId: randomUUID() }
  expect(await one.slip(roundId, { small: 2 * chip }, late)).toMatchObject({ code: 'BETTING_CLOSED' })
  expect(await ready(one, roundId)).toMatchObject({ code: 'BETTING_CLOSED' })
  await playOn()
})

test('words of the first seconds count when the round has been open for five', async () => {
  const frame = await openSlipFrame(studio)
  const { shared_round_id: roundId } = await openRound()
  const wholeMs = await closesIn()
  await frame.slip(roundId, { small: chip })
  studio.clock.advance(1_000)
  await ready(frame, roundId)
  expect(await closesIn()).toBe(wholeMs - 1_000)
  expect(await table.step()).toBe(4_000)
  studio.clock.advance(4_000)
  await table.step()
  expect(await closesIn()).toBe(2_000)
  await playOn()
})

test('who bet in one of the last three rounds is waited for, says skip, or has left the table', async () => {
  const [before, now] = [await openSlipFrame(studio), await openSlipFrame(studio)]
  await before.slip((await openRound()).shared_round_id, { small: chip })
  await playOn()
  const second = (await openRound()).shared_round_id
  await now.slip(second, { big: chip })
  studio.clock.advance(6_000)
  await ready(now, second)
  expect(await closesIn()).toBeGreaterThan(2_000)
  await ready(before, second, true)
  expect(await closesIn()).toBe(2_000)
  await playOn()
  const third = (await openRound()).shared_round_id
  await now.slip(third, { big: chip })
  studio.clock.advance(6_000)
  await ready(now, third)
  expect(await closesIn()).toBeGreaterThan(2_000)
  await leave(before)
  await table.step()
  expect(await closesIn()).toBe(2_000)
  await playOn()
})

test('a table at which nobody bets is closed early by nobody, and of processes at once one closes it', async () => {
  for (let round = 0; round < 3; round += 1) {
    await openRound()
    await playOn()
  }
  const [watcher, player] = [await openSlipFrame(studio), await openSlipFrame(studio)]
  const { shared_round_id: roundId } = await openRound()
  studio.clock.advance(6_000)
  await ready(watcher, roundId, true)
  await table.step()
  expect(await closesIn()).toBeGreaterThan(2_000)
  await player.slip(roundId, { small: chip })
  await leave(watcher)
  const wholeMs = (await table.latest()).closes_at.getTime()
  const looking = [closeEarly(studio.context, roundId), closeEarly(studio.context, roundId)]
  const answers = await Promise.all([ready(player, roundId), ready(player, roundId)])
  const looked = (await Promise.all(looking)).map(endOf)
  const { closes_at, shortened_at } = await table.latest()
  expect(closes_at.getTime()).toBe(studio.clock.now().getTime() + 2_000)
  expect(shortened_at).toEqual(studio.clock.now())
  expect(answers.map(endOf)).toEqual(answers.map(() => closes_at.getTime()))
  // Who looked before the word was there saw the whole time.
  for (const endMs of looked) expect([wholeMs, closes_at.getTime()]).toContain(endMs)
  // Who says it once more, a moment later, moves nothing.
  studio.clock.advance(500)
  expect(endOf(await ready(player, roundId))).toBe(closes_at.getTime())
  expect(await closesIn()).toBe(1_500)
  await playOn()
})
