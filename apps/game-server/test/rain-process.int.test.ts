import { type SharedBetsAnswer, type SharedBetView, studioPaths } from '@fairground/contract/studio'
import { testDatabase } from '@fairground/postgres/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareDatabase } from '../src/db/prepare-database.ts'
import { caught, startRain } from './rain.ts'
import { openSharedFrame } from './shared-table.ts'
import { RestartableStudio } from './studio-process.ts'

// Rounds of the real clock: six seconds of betting, and a run.
vi.setConfig({ testTimeout: 600_000 })

const database = testDatabase('studio', prepareDatabase)
let studio: RestartableStudio

beforeEach(async () => {
  studio = new RestartableStudio()
  await studio.start(database.url)
})
afterEach(() => studio.stop())

// One flight in 150 takes longer than 83 seconds, one in 150,000 longer than 200.
const waiting = { timeout: 200_000, interval: 250 }

/** Bets in the next round that takes it, and answers the player's frame with the bet. */
const placed = (playerId: string | undefined, wishes: { freeBetId?: string; autoX100: number }) =>
  vi.waitUntil(async () => {
    const frame = await openSharedFrame(studio, { ...(playerId && { playerId }) })
    const sharedRoundId = frame.opened.table.round?.sharedRoundId
    if (frame.opened.table.phase !== 'betting' || !sharedRoundId) return undefined
    const { status, body } = await frame.place({ sharedRoundId, ...wishes })
    return status === 200 ? { frame, bet: body.bet } : undefined
  }, waiting)

test('killed between the end of a free bet and its payment: the next start pays its win, once', async () => {
  const { frame } = await placed(undefined, { autoX100: 101 })
  const { playerId } = frame
  const { freeBetId } = await caught(frame, await startRain(studio))
  studio.wallet.disturb('promo-win', { kind: 'hang', when: 'after' })
  const { frame: later, bet } = await placed(playerId, { autoX100: 101, freeBetId })
  const endedIn = async (by: typeof frame): Promise<SharedBetView | undefined> => {
    const { bets } = (await by.get<SharedBetsAnswer>(studioPaths.sharedBets)).body
    return bets.find(({ roundId, state }) => roundId === bet.roundId && state === 'ended')
  }
  await vi.waitUntil(() => endedIn(later), waiting)
  await studio.kill('SIGKILL')
  await studio.restart()
  const again = await openSharedFrame(studio, { playerId })
  const ended = await vi.waitUntil(() => endedIn(again), waiting)
  // A round that busts at once pays nothing, and owes nothing.
  const isWon = ended.payoutMinor !== '0'
  const isPaid = () => studio.wallet.seen.filter(({ call, code }) => call === 'promo-win' && code === 'OK').length > 0
  if (isWon) await vi.waitUntil(isPaid, { timeout: 60_000 })
  const prizes = new Map(studio.wallet.bodiesOf('promo-win').map((win) => [win.transactionId, win.amount]))
  expect([...prizes.values()]).toEqual(isWon ? [ended.payoutMinor] : [])
  const { betsMinor, winsMinor } = studio.wallet.book.moved(playerId)
  const wonMinor = BigInt(ended.payoutMinor)
  expect(studio.wallet.book.balanceOf(playerId)).toBe(100_000_000n - betsMinor + winsMinor + wonMinor)
})
