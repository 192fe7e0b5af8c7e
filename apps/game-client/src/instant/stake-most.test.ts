import { instantGames } from '@fairground/game-rules/instant'
import { expect, it } from 'vitest'
import type { InstantScreen } from './instant-screen.ts'
import { firstStake, mostStake } from './stake-most.ts'

const opened = {
  stakesMinor: ['100000', '200000', '500000', '1000000', '2000000'],
  stakeMinorDefault: '1000000',
  limits: { stakeMinorMin: '100000', stakeMinorMax: '5000000000', payoutMinorMax: '1000000000000' },
}
const Board = () => null
const viewOf = (rulesId: string): InstantScreen => ({
  rulesId,
  firstFields: {},
  Board,
  showMs: () => 0,
  isOneStep: true,
})
const gameOf = (rulesId: string) => ({
  limits: opened.limits,
  view: viewOf(rulesId),
  rules: instantGames.find(({ id }) => id === rulesId),
})

it('a game that goes on step by step takes every stake: its rounds end before they pay more than one may', () => {
  for (const [id, fields] of [
    ['coin-flip', {}],
    ['hi-lo', {}],
    ['mines', { mines: 12 }],
    ['tower', { difficulty: 'master' }],
  ] as const) {
    expect(mostStake(gameOf(id), fields)).toBe(5_000_000_000n)
    expect(firstStake(opened, mostStake(gameOf(id), fields))).toBe(1_000_000n)
  }
})

it('where one step could pay more than a round may, the stake is the most that cannot, in whole units', () => {
  const most = mostStake(gameOf('limbo'), { targetX100: 100_000_000 })
  expect(most % 100n).toBe(0n)
  expect(most * 1_000_000n).toBeLessThanOrEqual(1_000_000_000_000n)
  expect((most + 100n) * 1_000_000n).toBeGreaterThan(1_000_000_000_000n)
  expect(firstStake(opened, most)).toBe(1_000_000n)
})

it('where nothing pays so much, the limit and the default of the session stand', () => {
  const most = mostStake(gameOf('dice'), { chance: 4_950, side: 'under' })
  expect(most).toBe(5_000_000_000n)
  expect(firstStake(opened, most)).toBe(1_000_000n)
})
