import { type LimitsAnswer, studioPaths } from '@fairground/contract/studio'
import { beforeEach, expect, test } from 'vitest'
import { openInstantFrame } from './instant-frame.ts'
import { catalogueWithSmallGame } from './small-game.ts'
import { type Frame, openFrame, testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithSmallGame)
// A machine that is slow must not let a spin be late enough.
beforeEach(() => studio.clock.stop())
const strict = { slotMsMin: 2_500, gameMsMin: 5_000, autoplay: false, turbo: false }
const limitsOf = async (frame: Pick<Frame, 'get'>) => (await frame.get<LimitsAnswer>(studioPaths.limits)).body

test('[R-40] a slot spins no faster than the wallet lets it, whatever the frame says', async () => {
  const frame = await openFrame(studio, { pace: strict })
  expect(frame.opened.pace).toEqual({ roundMsMin: 2_500, autoplay: false, turbo: false })
  const first = await frame.spin()
  expect(first.status).toBe(200)
  await frame.collect(first.body.round.roundId)
  // Each spin comes 250 ms after the one before.
  studio.clock.advance(2_000)
  expect(await frame.spin()).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS', message: 'at most one spin in 2500 ms' },
  })
  expect((await frame.spin()).status).toBe(200)
})

test('[R-40] another game of one player has a pace of its own', async () => {
  const frame = await openInstantFrame(studio, { pace: strict })
  expect(frame.opened.pace?.roundMsMin).toBe(5_000)
  const { round } = (await frame.bet()).body
  if (!round.isOver) await frame.act(round, 'stop')
  studio.clock.advance(4_500)
  expect((await frame.bet()).body).toMatchObject({ message: 'at most one bet in 5000 ms' })
  expect((await frame.bet()).status).toBe(200)
})

test('[R-40] rules that change while a frame is open hold for its next round, and it is told', async () => {
  const frame = await openFrame(studio)
  expect(frame.opened.pace).toBeUndefined()
  const account = studio.wallet.book.accounts.get(frame.playerId)
  if (!account) throw new Error('the wallet does not know the player')
  account.pace = strict
  studio.clock.advance(20_000)
  expect((await limitsOf(frame)).pace).toEqual({ roundMsMin: 2_500, autoplay: false, turbo: false })
  const { body } = await frame.spin()
  await frame.collect(body.round.roundId)
  expect((await frame.spin()).status).toBe(429)
  delete account.pace
  studio.clock.advance(20_000)
  expect((await limitsOf(frame)).pace).toBeUndefined()
})
