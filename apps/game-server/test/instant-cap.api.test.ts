import { InstantAnswer } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { openInstantFrame } from './instant-frame.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
/** One million dong: its 20th right call would pay a hundred times what a round may. */
const stakeMinor = '100000000'

test('a bet that names what its round may pay takes any stake: the round ends before it pays more', async () => {
  const frame = await openInstantFrame(studio, { gameId: 'coin-flip' })
  const { payoutMinorMax } = frame.opened.limits
  const refused = await frame.bet({ bet: { stakeMinor } })
  expect(refused.body).toMatchObject({ code: 'STAKE_NOT_ALLOWED' })
  const above = `${BigInt(payoutMinorMax) + 1n}`
  expect((await frame.bet({ bet: { stakeMinor, payoutMinorMax: above } })).body).toMatchObject({
    code: 'STAKE_NOT_ALLOWED',
  })
  const { round } = InstantAnswer.parse((await frame.bet({ bet: { stakeMinor, payoutMinorMax } })).body)
  expect(round).toMatchObject({ state: 'open', stakeMinor, bet: { payoutMinorMax } })
})
