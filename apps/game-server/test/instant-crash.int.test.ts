import { randomUUID } from 'node:crypto'
import { InstantRoundView, studioPaths } from '@fairground/contract/studio'
import { testDatabase } from '@fairground/postgres/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareDatabase } from '../src/db/prepare-database.ts'
import { type InstantFrame, openInstantFrame, smallStake } from './instant-frame.ts'
import { mainWithSmallGame, RestartableStudio } from './studio-process.ts'

// A killed studio's bet counts as lost after 6 seconds, and processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const database = testDatabase('studio', prepareDatabase)
const startMinor = 100_000_000n
const waiting = { timeout: 20_000 }
let studio: RestartableStudio

beforeEach(async () => {
  studio = new RestartableStudio(mainWithSmallGame)
  await studio.start(database.url)
})
afterEach(() => studio.stop())

const callsOf = (frame: InstantFrame) =>
  studio.wallet.seen.filter((seen) => seen.body.playerId === frame.playerId).map((seen) => seen.call)
const resume = (frame: InstantFrame) => openInstantFrame(studio, { playerId: frame.playerId })

/** Does something that asks the wallet, and kills the studio with -9 when the wallet has seen the last call of it. */
async function killDuring(
  call: 'bet' | 'win',
  { when, seen, work }: { when: 'before' | 'after'; seen: number; work: () => Promise<unknown> },
): Promise<void> {
  studio.wallet.disturb(call, { kind: 'hang', when })
  const lost = work().catch((error: unknown) => error)
  await vi.waitUntil(() => studio.wallet.bodiesOf(call).length >= seen, waiting)
  await studio.kill('SIGKILL')
  expect(await lost).toBeInstanceOf(Error)
}

test('killed after the wallet took the bet: the restarted studio finds it and continues the round', async () => {
  const frame = await openInstantFrame(studio)
  const requestId = randomUUID()
  await killDuring('bet', { when: 'after', seen: 1, work: () => frame.bet({ requestId }) })
  await studio.restart()
  const later = await resume(frame)
  const round = later.opened.unfinished!
  expect(round).toMatchObject({ state: 'open', step: 0, stakeMinor: smallStake })
  expect(callsOf(frame)).toEqual(['bet', 'transaction/status'])
  expect((await later.bet({ requestId })).body.round).toEqual(round)
  expect((await later.act(round, 'stop')).body.round).toMatchObject({ state: 'settled', payoutMinor: smallStake })
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor)
})

test('killed before the wallet saw the bet: it is taken back and the player can bet', async () => {
  const frame = await openInstantFrame(studio)
  await killDuring('bet', { when: 'before', seen: 1, work: () => frame.bet() })
  await studio.restart()
  const later = await resume(frame)
  expect(later.opened.unfinished).toBeNull()
  await vi.waitUntil(() => callsOf(frame).includes('rollback'), waiting)
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor)
  expect((await later.bet()).status).toBe(200)
})

test('killed while a raise was on its way: taken by the wallet it stands, never seen it did not happen', async () => {
  for (const when of ['after', 'before'] as const) {
    const frame = await openInstantFrame(studio)
    const { round } = (await frame.bet()).body
    const seen = studio.wallet.bodiesOf('bet').length + 1
    await killDuring('bet', { when, seen, work: () => frame.act(round, 'double') })
    await studio.restart()
    const later = await resume(frame)
    const { book } = studio.wallet
    const moved = () => book.moved(frame.playerId).betsMinor
    if (when === 'before') expect(later.opened.unfinished).toEqual({ ...round, balanceAfterMinor: expect.any(String) })
    else await vi.waitUntil(() => moved() === 2_000_000n, waiting)
    const path = studioPaths.instantRound.replace(':roundId', round.roundId)
    const { stakeMinor, payoutMinor, isOver } = InstantRoundView.parse((await later.get(path)).body)
    expect([stakeMinor, moved()]).toEqual(when === 'after' ? ['2000000', 2_000_000n] : [smallStake, 1_000_000n])
    const owed = when === 'before' ? 'rollback' : isOver ? 'win' : 'bet'
    await vi.waitUntil(() => callsOf(frame).includes(owed), waiting)
    await vi.waitUntil(() => book.balanceOf(frame.playerId) === startMinor - moved() + BigInt(payoutMinor), waiting)
  }
})

test('killed while the win was on its way: it is posted once', async () => {
  for (const when of ['before', 'after'] as const) {
    const frame = await openInstantFrame(studio)
    const { round } = (await frame.bet()).body
    const seen = studio.wallet.bodiesOf('win').length + 1
    await killDuring('win', { when, seen, work: () => frame.act(round, 'stop') })
    await studio.restart()
    await vi.waitUntil(() => callsOf(frame).filter((call) => call === 'win').length === 2, waiting)
    expect(studio.wallet.book.moved(frame.playerId)).toEqual({ betsMinor: 1_000_000n, winsMinor: 1_000_000n, wins: 1 })
    expect((await resume(frame)).opened.unfinished).toBeNull()
  }
})

test('asked to end, the studio finishes the action under way, answers it, and leaves with code 0', async () => {
  const frame = await openInstantFrame(studio)
  const { round } = (await frame.bet()).body
  studio.wallet.disturb('win', { kind: 'delay', ms: 800 })
  const action = { requestId: randomUUID(), roundId: round.roundId, step: 0, action: { type: 'stop' } }
  const acting = frame.post<{ round: { state: string } }>(studioPaths.instantAct, action)
  await vi.waitUntil(() => studio.wallet.bodiesOf('win').length > 0, waiting)
  const ended = studio.kill('SIGTERM')
  expect((await acting).body.round.state).toBe('settled')
  expect((await ended)?.code).toBe(0)
  expect(studio.wallet.book.moved(frame.playerId).wins).toBe(1)
})
