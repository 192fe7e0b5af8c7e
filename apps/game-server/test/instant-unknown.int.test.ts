import { runDueCalls } from '@fairground/vendor-kit'
import { beforeEach, expect, test } from 'vitest'
import { endsOf } from '../src/rounds/ends-of.ts'
import { type InstantFrame, openInstantFrame } from './instant-frame.ts'
import { plantRow, rising } from './plant-instant-pair.ts'
import { catalogueWithSmallGame } from './small-game.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithSmallGame)
const startMinor = 100_000_000n

beforeEach(() => studio.wallet.calm())

const callsOf = (frame: InstantFrame) =>
  studio.wallet.seen.filter((seen) => seen.body.playerId === frame.playerId).map((seen) => seen.call)
const feedOf = (roundId: string) =>
  studio.context.db
    .selectFrom('transactions')
    .select(['transaction_id', 'state', 'amount_minor', 'original_transaction_id'])
    .where('round_id', '=', roundId)
    .orderBy('seq')
    .execute()

async function winningFrame(): Promise<InstantFrame> {
  const frame = await openInstantFrame(studio)
  await plantRow(studio, frame, rising)
  return frame
}

test('a bet whose outcome stays unknown is void, is taken back, and blocks nothing', async () => {
  const frame = await openInstantFrame(studio)
  studio.wallet.disturb('bet', { kind: 'drop', when: 'after' }, 3)
  expect((await frame.bet()).body.code).toBe('WALLET_UNREACHABLE')
  await runDueCalls(studio.context, endsOf(studio.context))
  expect(callsOf(frame)).toEqual(['bet', 'bet', 'bet', 'rollback'])
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor)
  expect(await frame.open()).toBeNull()
  expect((await frame.bet()).status).toBe(200)
})

test('a raise whose outcome stays unknown did not happen: until it is given back nothing is taken, then the round goes on', async () => {
  const frame = await winningFrame()
  const { round } = (await frame.bet()).body
  studio.wallet.disturb('bet', { kind: 'drop', when: 'after' }, 3)
  expect((await frame.act(round, 'double')).body.code).toBe('WALLET_UNREACHABLE')
  expect((await frame.act(round, 'stop')).body.code).toBe('WALLET_UNREACHABLE')
  expect(await frame.open()).toEqual(round)
  await runDueCalls(studio.context, endsOf(studio.context))
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor - 1_000_000n)
  const doubled = await frame.act(round, 'double')
  expect(doubled.body.round).toMatchObject({ stakeMinor: '2000000', step: 1 })
  const { body } = await frame.act({ roundId: round.roundId, step: 1 }, 'stop')
  expect(body.round).toMatchObject({ stakeMinor: '2000000', payoutMinor: '4000000' })
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor + 2_000_000n)
  expect(
    (await feedOf(round.roundId)).map(({ transaction_id, state }) => [
      transaction_id.split('.').slice(1).join('.'),
      state,
    ]),
  ).toEqual([
    ['bet', 'APPLIED'],
    ['bet.1', 'ROLLED_BACK'],
    ['rollback.1', 'APPLIED'],
    ['bet.2', 'APPLIED'],
    ['win', 'APPLIED'],
  ])
})

test('a win that is not answered is owed and posted once when its time comes, whatever became of the session', async () => {
  const frame = await winningFrame()
  const { round } = (await frame.bet()).body
  studio.wallet.disturb('win', { kind: 'drop', when: 'before' })
  const { body } = await frame.act(round, 'stop')
  expect(body.round).toMatchObject({ state: 'settled', payoutMinor: '1000000' })
  studio.wallet.book.endSessions()
  studio.clock.advance(1_100)
  await runDueCalls(studio.context, endsOf(studio.context))
  expect(callsOf(frame)).toEqual(['bet', 'win', 'win'])
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor)
})
