import { type RealityCheckAnswer, studioPaths } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { catalogueWithSmallGame } from './small-game.ts'
import { type Frame, openFrame, testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithSmallGame)

const fallDue = ({ playerId }: Pick<Frame, 'playerId'>) => {
  const account = studio.wallet.book.accounts.get(playerId)
  if (account) account.realityCheck = { intervalS: 900, elapsedS: 905, staked: '3000', net: '-1200', isDue: true }
}
const told = async (frame: Pick<Frame, 'get'>) =>
  (await frame.get<RealityCheckAnswer>(studioPaths.realityCheck)).body.check

test('a bet waits for the reality check by a code of its own, and is taken when the player has confirmed', async () => {
  const frame = await openFrame(studio)
  expect(await told(frame)).toBeNull()
  fallDue(frame)
  const before = studio.wallet.book.balanceOf(frame.playerId)
  expect(await frame.spin()).toMatchObject({ status: 422, body: { code: 'REALITY_CHECK' } })
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(before)
  expect(await told(frame)).toEqual({ elapsedS: 905, stakedMinor: '3000', netMinor: '-1200', isDue: true })
  expect((await frame.post(studioPaths.realityConfirm, {})).status).toBe(200)
  expect(await told(frame)).toMatchObject({ isDue: false })
  expect((await frame.spin()).status).toBe(200)
})

test('a wallet that does not answer confirms nothing', async () => {
  const frame = await openFrame(studio)
  fallDue(frame)
  studio.wallet.disturb('reality-check/confirm', { kind: 'drop', when: 'before' })
  expect((await frame.post(studioPaths.realityConfirm, {})).body).toMatchObject({ code: 'WALLET_UNREACHABLE' })
  expect(await frame.spin()).toMatchObject({ body: { code: 'REALITY_CHECK' } })
})
