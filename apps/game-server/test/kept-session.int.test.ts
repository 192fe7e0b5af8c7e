import { findSession, KeptSession } from '@fairground/vendor-kit'
import { expect, test } from 'vitest'
import { openFrame, testStudio } from './test-studio.ts'

const studio = testStudio()

test('limits of a frame that stays are used as they are for a minute, then asked for before they are used', async () => {
  const frame = await openFrame(studio, { betLimits: { min: '1000', max: '50000000' } })
  const session = await findSession(studio.context, frame.opened.session)
  const kept = new KeptSession(studio.context, session!)
  const account = studio.wallet.book.accounts.get(frame.playerId)!
  account.betLimits = { min: '1000', max: '2000000' }
  const asked = () => studio.wallet.bodiesOf('balance').length
  const before = asked()
  studio.clock.advance(15_000)
  expect((await kept.get()).stakeMinorMax).toBe(50_000_000n)
  studio.clock.advance(44_000)
  // A bet of this moment does not wait for the wallet.
  expect((await kept.get()).stakeMinorMax).toBe(50_000_000n)
  expect(asked()).toBe(before)
  studio.clock.advance(2_000)
  const both = await Promise.all([kept.get(), kept.get()])
  expect(both.map(({ stakeMinorMax }) => stakeMinorMax)).toEqual([2_000_000n, 2_000_000n])
  expect(asked()).toBe(before + 1)
})
