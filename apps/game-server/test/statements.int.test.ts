import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { openSharedFrame, TestTable } from './shared-table.ts'
import { launch, openFrame, testStudio } from './test-studio.ts'

const sent = vi.spyOn(pg.Client.prototype, 'query')
const studio = testStudio()

/** How many statements the studio sends during some work. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  sent.mockClear()
  await work()
  return sent.mock.calls.length
}

test('a slot round is seven statements from its bet to its answer, and two for its collection', async () => {
  const frame = await openFrame(studio)
  let roundId = ''
  const spinning = await statementsOf(async () => {
    const { body } = await frame.spin()
    roundId = body.round.roundId
  })
  const collecting = await statementsOf(() => frame.collect(roundId))
  expect([spinning, collecting]).toEqual([7, 2])
})

test('a bet in a shared round is six statements', async () => {
  const table = await TestTable.prepare(studio)
  const { shared_round_id: sharedRoundId } = await table.openRound(101)
  const frame = await openSharedFrame(studio)
  expect(await statementsOf(() => frame.place({ sharedRoundId }))).toBe(6)
})

test('cash-outs of one moment are three statements, however many they are', async () => {
  const table = await TestTable.prepare(studio)
  const round = await table.openRound(200)
  const frames = await Promise.all(Array.from({ length: 12 }, () => openSharedFrame(studio)))
  const bets: { frame: (typeof frames)[number]; roundId: string }[] = []
  for (const frame of frames) {
    const { body } = await frame.place({ sharedRoundId: round.shared_round_id })
    bets.push({ frame, roundId: body.bet.roundId })
  }
  await table.run(round)
  await table.at(1_000)
  const count = await statementsOf(async () => {
    const answers = await Promise.all(bets.map(({ frame, roundId }) => table.end(frame, roundId)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
  })
  expect(count).toBe(3)
})

test('a spin that stands against another is refused as before, and takes no number of the pair', async () => {
  const { playerId } = await launch(studio)
  const [first, second] = [await openFrame(studio, { playerId }), await openFrame(studio, { playerId })]
  const { body } = await first.spin()
  studio.clock.advance(1_000)
  const refused = await second.spin()
  expect(refused).toMatchObject({ status: 409, body: { code: 'ROUND_UNFINISHED' } })
  await first.collect(body.round.roundId)
  studio.clock.advance(1_000)
  expect((await second.spin()).body.seeds.nonce).toBe(2)
})
