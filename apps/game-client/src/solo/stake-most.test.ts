import { coinFlipX10000, flipsMax, soloGames } from '@fairground/game-rules/solo'
import { expect, it } from 'vitest'
import type { SoloScreen } from './solo-screen.ts'
import { firstStake, mostStake } from './stake-most.ts'

const opened = {
  stakesMinor: ['100000', '200000', '500000', '1000000', '2000000'],
  stakeMinorDefault: '1000000',
  limits: { stakeMinorMin: '100000', stakeMinorMax: '5000000000', payoutMinorMax: '1000000000000' },
}
const Board = () => null
const viewOf = (rulesId: string): SoloScreen => ({
  rulesId,
  firstFields: {},
  Board,
  showMs: () => 0,
  isOneStep: true,
})
const gameOf = (rulesId: string) => ({
  limits: opened.limits,
  view: viewOf(rulesId),
  rules: soloGames.find(({ id }) => id === rulesId),
})

it('where a streak could pay more than a round may, the stake is the most that cannot, in whole units', () => {
  const most = mostStake(gameOf('coin-flip'), {})
  const paysAtMost = (stakeMinor: bigint) => (stakeMinor * BigInt(coinFlipX10000(flipsMax))) / 10_000n
  expect(most % 100n).toBe(0n)
  expect(paysAtMost(most)).toBeLessThanOrEqual(1_000_000_000_000n)
  expect(paysAtMost(most + 100n)).toBeGreaterThan(1_000_000_000_000n)
  expect(firstStake(opened, most)).toBe(500_000n)
})

it('where nothing pays so much, the limit and the default of the session stand', () => {
  const most = mostStake(gameOf('dice'), { chance: 4_950, side: 'under' })
  expect(most).toBe(5_000_000_000n)
  expect(firstStake(opened, most)).toBe(1_000_000n)
})
