import { runDueCalls } from '@fairground/vendor-kit'
import { expect, test } from 'vitest'
import { abandonRounds } from '../src/instant/abandon-rounds.ts'
import { endsOf } from '../src/rounds/ends-of.ts'
import { type InstantFrame, openInstantFrame } from './instant-frame.ts'
import { plantRow, rising } from './plant-instant-pair.ts'
import { catalogueWithSmallGame } from './small-game.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithSmallGame)
const startMinor = 100_000_000n
const hour = 3_600_000

async function leave(actions: readonly string[]): Promise<{ frame: InstantFrame; roundId: string }> {
  const frame = await openInstantFrame(studio)
  await plantRow(studio, frame, rising)
  const { roundId } = (await frame.bet()).body.round
  for (const [step, type] of actions.entries()) await frame.act({ roundId, step }, type)
  return { frame, roundId }
}

async function abandonAfter(hours: number): Promise<number> {
  studio.clock.advance(hours * hour)
  const count = await abandonRounds(studio.context)
  await runDueCalls(studio.context, endsOf(studio.context))
  studio.clock.advance(5_000)
  await runDueCalls(studio.context, endsOf(studio.context))
  return count
}

test('a round that was left is kept for a day', async () => {
  const { frame } = await leave(['draw'])
  expect(await abandonAfter(23)).toBe(0)
  const later = await openInstantFrame(studio, { playerId: frame.playerId })
  expect(later.opened.unfinished).toMatchObject({ state: 'open', step: 1 })
  await later.act(later.opened.unfinished!, 'stop')
})

test('a day after its last step a round that was left is ended as its rules say, and paid once', async () => {
  const { frame, roundId } = await leave(['draw', 'double'])
  expect(await abandonAfter(24.1)).toBe(1)
  expect(await abandonAfter(1)).toBe(0)
  const later = await openInstantFrame(studio, { playerId: frame.playerId })
  expect(later.opened.unfinished).toBeNull()
  const { body } = await later.get(`/studio/instant/rounds/${roundId}`)
  expect(body).toMatchObject({ state: 'settled', payoutMinor: '6000000', step: 3, actions: [{}, {}, { type: 'stop' }] })
  expect(studio.wallet.book.moved(frame.playerId).wins).toBe(1)
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor + 4_000_000n)
})

test('a round that was left before its first step is given back whole: void, without a win', async () => {
  const { frame, roundId } = await leave([])
  expect(await abandonAfter(24.1)).toBe(1)
  const later = await openInstantFrame(studio, { playerId: frame.playerId })
  expect((await later.get(`/studio/instant/rounds/${roundId}`)).body).toMatchObject({
    state: 'void',
    payoutMinor: '0',
    events: [],
  })
  expect(studio.wallet.book.moved(frame.playerId)).toEqual({ betsMinor: 0n, winsMinor: 0n, wins: 0 })
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor)
  expect((await later.bet()).status).toBe(200)
  await later.act({ roundId: (await later.open())!.roundId, step: 0 }, 'stop')
})

test('a round whose rules are no longer played gives every stake back', async () => {
  const { frame } = await leave(['double'])
  const context = { ...studio.context, catalogue: { ...studio.context.catalogue, findRules: () => undefined } }
  studio.clock.advance(24.1 * hour)
  expect(await abandonRounds(context)).toBe(1)
  await runDueCalls(studio.context, endsOf(studio.context))
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor)
})
