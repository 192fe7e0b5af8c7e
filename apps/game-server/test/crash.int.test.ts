import { randomUUID } from 'node:crypto'
import { studioPaths } from '@fairground/contract/studio'
import { testDatabase } from '@fairground/postgres/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareDatabase } from '../src/db/prepare-database.ts'
import { RestartableStudio } from './studio-process.ts'
import { type Frame, openFrame, stakeMinor } from './test-studio.ts'

// A killed studio's bet counts as lost after 6 seconds, and processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const database = testDatabase('studio', prepareDatabase)
const startMinor = 100_000_000n
let studio: RestartableStudio

beforeEach(async () => {
  studio = new RestartableStudio()
  await studio.start(database.url)
})
afterEach(() => studio.stop())

const callsOf = (frame: Frame) =>
  studio.wallet.seen.filter((seen) => seen.body.playerId === frame.playerId).map((seen) => seen.call)

/** Spins, and kills the studio with -9 when the wallet has seen the call. */
async function killDuring(call: 'bet' | 'win', when: 'before' | 'after'): Promise<{ frame: Frame; requestId: string }> {
  const frame = await openFrame(studio)
  studio.wallet.disturb(call, { kind: 'hang', when })
  const requestId = randomUUID()
  const lost = frame.spin({ requestId }).catch((error: unknown) => error)
  await vi.waitUntil(() => studio.wallet.bodiesOf(call).length > 0, { timeout: 20_000 })
  await studio.kill('SIGKILL')
  expect(await lost).toBeInstanceOf(Error)
  return { frame, requestId }
}

test('killed after the wallet took the bet: the restarted studio finds it, pays it once, and shows the round', async () => {
  const { frame, requestId } = await killDuring('bet', 'after')
  await studio.restart()
  const later = await openFrame(studio, { playerId: frame.playerId })
  const round = later.opened.unfinished!
  expect(round).toMatchObject({ state: 'presenting', stakeMinor })
  expect(callsOf(frame)).toEqual(['bet', 'transaction/status', 'win'])
  expect(studio.wallet.book.moved(frame.playerId)).toEqual({
    betsMinor: 1_000_000n,
    winsMinor: BigInt(round.totalMinor),
    wins: 1,
  })
  const repeated = await later.spin({ requestId })
  expect(repeated.body.round.roundId).toBe(round.roundId)
})

test('killed before the wallet saw the bet: it is taken back, nothing is paid, and the player can spin', async () => {
  const { frame, requestId } = await killDuring('bet', 'before')
  await studio.restart()
  const later = await openFrame(studio, { playerId: frame.playerId })
  expect(later.opened.unfinished).toBeNull()
  await vi.waitUntil(() => callsOf(frame).includes('rollback'), { timeout: 20_000 })
  expect(callsOf(frame)).toEqual(['bet', 'transaction/status', 'rollback'])
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor)
  expect((await later.spin({ requestId })).body.code).toBe('WALLET_UNREACHABLE')
  expect((await later.spin()).status).toBe(200)
})

test('killed while the win was on its way: it is posted once', async () => {
  for (const when of ['before', 'after'] as const) {
    const { frame } = await killDuring('win', when)
    await studio.restart()
    await vi.waitUntil(() => callsOf(frame).filter((call) => call === 'win').length === 2, { timeout: 20_000 })
    const { opened } = await openFrame(studio, { playerId: frame.playerId })
    const totalMinor = BigInt(opened.unfinished?.totalMinor ?? -1)
    expect(studio.wallet.book.moved(frame.playerId)).toEqual({ betsMinor: 1_000_000n, winsMinor: totalMinor, wins: 1 })
    studio.wallet.seen.length = 0
  }
})

test('asked to end, the studio finishes the round under way, answers it, and leaves with code 0', async () => {
  const frame = await openFrame(studio)
  studio.wallet.disturb('bet', { kind: 'delay', ms: 800 })
  const spinning = frame.post<{ round: { state: string } }>(studioPaths.spin, { requestId: randomUUID(), stakeMinor })
  await vi.waitUntil(() => studio.wallet.bodiesOf('bet').length > 0, { timeout: 20_000 })
  const ended = studio.kill('SIGTERM')
  expect((await spinning).body.round.state).toBe('presenting')
  expect((await ended)?.code).toBe(0)
  expect(studio.wallet.book.moved(frame.playerId).wins).toBe(1)
})
