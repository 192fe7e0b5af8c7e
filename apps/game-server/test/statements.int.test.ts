import { runDueCalls } from '@fairground/vendor-kit'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { endsOf } from '../src/rounds/ends-of.ts'
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

test('bets of one moment share their statements, but for the session of each frame', async () => {
  const table = await TestTable.prepare(studio)
  const { shared_round_id: sharedRoundId } = await table.openRound(101)
  const frames = await Promise.all(Array.from({ length: 12 }, () => openSharedFrame(studio)))
  const count = await statementsOf(async () => {
    const answers = await Promise.all(frames.map((frame) => frame.place({ sharedRoundId })))
    expect(answers.map(({ status }) => status)).toEqual(frames.map(() => 200))
  })
  // 6 for each by itself; they may come in over a few turns.
  expect(count).toBeLessThan(frames.length * 3)
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

test('no statement goes through what is open for each of its rows, though nothing was open when the tables were analyzed', async () => {
  const table = await TestTable.prepare(studio)
  const round = await table.openRound(200)
  const frame = await openSharedFrame(studio)
  sent.mockClear()
  const { body } = await frame.place({ sharedRoundId: round.shared_round_id })
  await table.run(round)
  await table.at(1_000)
  await table.end(frame, body.bet.roundId)
  const slot = await openFrame(studio)
  await slot.collect((await slot.spin()).body.round.roundId)
  await runDueCalls(studio.context, endsOf(studio.context))
  const texts = new Set(sent.mock.calls.flatMap(([query]) => textOf(query)).filter((text) => text.includes('unnest(')))
  expect(texts.size).toBe(5)

  const owner = new pg.Client({ connectionString: studio.databaseUrl, options: '-c search_path=studio' })
  await owner.connect()
  onTestFinished(() => owner.end())
  for (const [name, key] of Object.entries({
    rounds: 'round_id',
    shared_bets: 'round_id',
    wallet_calls: 'transaction_id',
  }))
    await owner.query(`insert into ${name}
        select (jsonb_populate_record(null::${name}, to_jsonb(one) || own)).*
        from (select * from ${name} where state in ('collected', 'ended', 'done') limit 1) one, generate_series(1, 2000) n,
          jsonb_build_object('${key}', n, 'round_id', n, 'player_id', n, 'request_id', gen_random_uuid(), 'nonce', n, 'number', n) own`)
  await owner.query('analyze rounds, shared_bets, wallet_calls')
  for (const text of texts) {
    const { rows } = await owner.query(`explain (generic_plan, format json) ${text}`)
    expect(unkeyedLoops(rows[0]['QUERY PLAN'][0].Plan), text).toEqual([])
  }
})

const textOf = (query: unknown): string[] => {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | undefined)?.text
  return typeof text === 'string' ? [text] : []
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

/** Loops that for each row of one side read through a whole table, index or list of the other. */
function unkeyedLoops(plan: Plan): Plan[] {
  const [, inner] = plan.Plans ?? []
  const isUnkeyed = plan['Node Type'] === 'Nested Loop' && !inner?.['Index Cond']
  return [...(isUnkeyed ? [plan] : []), ...(plan.Plans ?? []).flatMap(unkeyedLoops)]
}
