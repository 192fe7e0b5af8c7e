import { SharedPastRound, SharedTableView } from '@fairground/contract/studio'
import { commitOf } from '@fairground/fairness'
import { crashMsOf } from '@fairground/game-rules/games/crash'
import { checkSharedRound } from '@fairground/game-rules/tables'
import { sealSeed } from '@fairground/vendor-kit'
import { beforeAll, expect, test } from 'vitest'
import { viewBetList, viewTable } from '../src/tables/table-view.ts'
import { openSharedFrame, TestTable, tableId } from './shared-table.ts'
import { callAsPortal, testStudio } from './test-studio.ts'

const studio = testStudio()
let table: TestTable

beforeAll(async () => {
  table = await TestTable.prepare(studio)
})

const view = () => viewTable(studio.context, tableId)

/** The fields of a value with every nested one, as paths. */
const fieldsOf = (value: unknown, path = ''): string[] =>
  typeof value !== 'object' || value === null
    ? [path]
    : Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, path ? `${path}.${name}` : name))

test('what is told of a table before the end of a run are these fields and no other', async () => {
  const round = await table.openRound(200, 10_000)
  const betting = await view()
  await table.run(round)
  await table.at(2_000)
  const running = await view()
  const told = [
    'tableId',
    'phase',
    'serverMs',
    'tempo',
    'chain.head',
    'chain.length',
    'chain.publishedAt',
    'chain.salt',
    'chain.saltedWith.kind',
    'chain.saltedWith.chain',
    'chain.saltedWith.round',
    'chain.saltedWith.signature',
    'chain.saltedWith.value',
    'next',
    'round.sharedRoundId',
    'round.number',
    'round.commit',
    'round.closesMs',
    'round.startedMs',
    'round.result',
  ]
  expect(fieldsOf(betting)).toEqual(told)
  expect(fieldsOf(running)).toEqual(told)
  expect([betting.round?.result, running.round?.result]).toEqual([null, null])
  expect(running.round?.events).toEqual([])
  await table.finish()
})

test('two rounds that differ in nothing but the seed look the same until the sooner one busts', async () => {
  const round = await table.openRound(300, 10_000)
  await table.run(round)
  const own = await view()
  const bustMs = crashMsOf(round.bustX100)
  for (const letter of 'abcdef') {
    const serverSeed = letter.repeat(64)
    // The commitment stays: it stood there before the first bet, and tells nothing of the seed to who cannot reverse SHA-256.
    const sealed = sealSeed(studio.context, { commitment: round.commitment, serverSeed })
    expect(commitOf(serverSeed)).not.toBe(round.commitment)
    const { seed_sealed } = await table.latest()
    await studio.context.db
      .updateTable('shared_rounds')
      .set({ seed_sealed: sealed })
      .where('shared_round_id', '=', round.shared_round_id)
      .execute()
    const other = await view()
    const sameUntilBust = other.round?.events.length === 0
    if (sameUntilBust) expect(other).toEqual(own)
    await studio.context.db
      .updateTable('shared_rounds')
      .set({ seed_sealed })
      .where('shared_round_id', '=', round.shared_round_id)
      .execute()
  }
  await table.at(bustMs - 1)
  expect(await view()).toEqual({ ...own, serverMs: studio.clock.now().getTime() })
  await table.finish()
  const after = await view()
  expect(after.round?.result).toMatchObject({ outcome: { bustX100: round.bustX100 } })
})

test('a field that is not on the list cannot be sent', async () => {
  const told = await view()
  expect(() => SharedTableView.parse({ ...told, outcome: { bustX100: 200 } })).toThrow('outcome')
})

test('the list of bets tells stakes and cash-outs, and nobody’s name or id', async () => {
  const round = await table.openRound(200)
  const frame = await openSharedFrame(studio)
  await frame.place({ sharedRoundId: round.shared_round_id, autoX100: 150 })
  const list = await viewBetList(studio.context, round.shared_round_id, 'real')
  expect(list).toMatchObject({ count: 1, bets: [{ stakeMinor: '1000000', payoutMinor: null, events: [] }] })
  // Nor at which multiplier a bet of another is going to end.
  expect(JSON.stringify(list)).not.toMatch(/150|autoX100/)
  expect(JSON.stringify(list)).not.toContain(frame.playerId)
  expect((await viewBetList(studio.context, round.shared_round_id, 'demo')).count).toBe(0)
  await table.finish()
})

test('the portal is told a round that is over with its seed, by its id or as the newest of all tables; an open one it is not', async () => {
  const ask = async (id: string) => (await callAsPortal(studio, 'GET', `/rounds/shared/${id}`)).body
  const round = await table.openRound(200)
  await table.run(round)
  expect(await ask(round.shared_round_id)).toMatchObject({ code: 'UNKNOWN_CALL' })
  expect(await ask('newest')).not.toMatchObject({ sharedRoundId: round.shared_round_id })
  await table.finish()
  const told = SharedPastRound.parse(await ask('newest'))
  expect(told).toMatchObject({ sharedRoundId: round.shared_round_id, gameId: tableId, number: round.number })
  expect(told).toEqual(await ask(round.shared_round_id))
  expect(checkSharedRound(told)).toMatchObject({ fitsCommit: true, fitsOutcome: true })
  expect(checkSharedRound({ ...told, outcome: { bustX100: 1 } })).toMatchObject({ fitsOutcome: false })
})
