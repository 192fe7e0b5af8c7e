import { testDatabase } from '@fairground/postgres/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppContext } from '../src/context.ts'
import { prepareDatabase } from '../src/db/prepare-database.ts'
import { createContext } from '../src/start-studio.ts'
import { expectBooks, growTo, hitPointOf, richMinor, titleOf } from './jackpot-pools.ts'
import { RestartableStudio } from './studio-process.ts'
import { openFrame, testConfig } from './test-studio.ts'

vi.setConfig({ testTimeout: 120_000 })

const database = testDatabase('studio', prepareDatabase)
const drop = 'hot-drop.drop.VND'
let studio: RestartableStudio
let looking: { context: AppContext; close(): Promise<void> }

beforeEach(async () => {
  studio = new RestartableStudio()
  await studio.start(database.url)
  looking = createContext(testConfig(database.url, 'http://wallet.test', studio.key), studio.clock)
})
afterEach(async () => {
  await looking.close()
  await studio.stop()
})

const jackpotsPaid = (playerId: string) =>
  studio.wallet.bodiesOf('jackpot-win').filter((body) => body.playerId === playerId)

test.each(['bet', 'jackpot-win'] as const)(
  'killed while the %s was on its way: the jackpot is won once and paid once',
  async (call) => {
    const { context } = looking
    const frame = await openFrame(studio, { gameId: titleOf(context, 'hot-drop'), balanceMinor: richMinor })
    const point = await hitPointOf(context, drop)
    await growTo(context, database.url, drop, point - 1n)
    studio.wallet.disturb(call, { kind: 'hang', when: 'after' })
    const lost = frame.spin({ stakeMinor: '100000' }).catch((error: unknown) => error)
    const body = () => studio.wallet.bodiesOf(call).find(({ playerId }) => playerId === frame.playerId)
    await vi.waitUntil(() => body() !== undefined, { timeout: 20_000 })
    await studio.kill('SIGKILL')
    await lost
    await studio.restart()
    const isDone = async () => {
      const left = await context.db.selectFrom('wallet_calls').select('call').where('state', '<>', 'done').execute()
      return left.length === 0 && jackpotsPaid(frame.playerId).length > 0
    }
    await vi.waitUntil(isDone, { timeout: 60_000, interval: 200 })
    const balance = studio.wallet.book.balanceOf(frame.playerId)
    const { winsMinor } = studio.wallet.book.moved(frame.playerId)
    expect(balance).toBe(richMinor - 100_000n + winsMinor + point)
    expect(new Set(jackpotsPaid(frame.playerId).map(({ transactionId }) => transactionId)).size).toBe(1)
    await expectBooks(context)
  },
)
