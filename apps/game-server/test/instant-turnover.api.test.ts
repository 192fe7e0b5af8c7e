import { InstantAnswer } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { openInstantFrame } from './instant-frame.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()

const chips = (stakes: Record<string, string>) => ({
  bets: Object.entries(stakes).map(([spot, stakeMinor]) => ({ spot, stakeMinor })),
})

/** What the closing win of one round says counts of its stakes. */
async function turnoverOf(gameId: string, bet: object): Promise<string | undefined> {
  const frame = await openInstantFrame(studio, { gameId })
  const { round } = InstantAnswer.parse((await frame.bet({ bet })).body)
  expect(round.state).toBe('settled')
  const [win] = studio.wallet.bodiesOf('win').filter(({ playerId }) => playerId === frame.playerId)
  return win && (win as { turnoverMinor?: string }).turnoverMinor
}

test('the win of a round at a table names what counts: opposites are netted, covering bets count nothing', async () => {
  expect(await turnoverOf('andar-bahar', chips({ andar: '100000', bahar: '100000' }))).toBe('0')
  expect(await turnoverOf('andar-bahar', chips({ andar: '100000', bahar: '300000' }))).toBe('200000')
  expect(await turnoverOf('roulette', chips({ red: '100000', black: '100000' }))).toBe('0')
  expect(await turnoverOf('roulette', chips({ red: '100000' }))).toBe('100000')
})

test('the win of another game names nothing: all of its stake counts', async () => {
  expect(await turnoverOf('dice', { stakeMinor: '100000', chance: 4_950, side: 'under' })).toBeUndefined()
})
