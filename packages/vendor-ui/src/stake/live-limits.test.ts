import { expect, test } from 'vitest'
import { createStore } from '../lib/store.ts'
import { isOnLadder, keepStake } from './keep-stake.ts'
import { createLimits, nearestStake, type StakeLimits } from './live-limits.ts'

const told = (stakesMinor: string[]): StakeLimits => ({
  stakesMinor,
  stakeMinorDefault: stakesMinor[0] ?? '1',
  limits: { stakeMinorMin: stakesMinor[0] ?? '1', stakeMinorMax: stakesMinor.at(-1) ?? '1', payoutMinorMax: '900' },
})

test('limits that changed are told to the screen, and those that are as before are not', async () => {
  let next = told(['1', '2', '5'])
  const limits = createLimits(told(['1', '2', '5']), { limits: async () => ({ ok: true, value: next }) })
  const seen: string[][] = []
  limits.subscribe(() => seen.push(limits.get().stakesMinor))
  await limits.ask()
  next = told(['1', '2'])
  await limits.ask()
  await limits.ask()
  expect(seen).toEqual([['1', '2']])
})

test('a vendor that does not answer leaves the limits as they are known', async () => {
  const limits = createLimits(told(['1', '2']), { limits: async () => ({ ok: false, code: 'OFFLINE' }) })
  await limits.ask()
  expect(limits.get().stakesMinor).toEqual(['1', '2'])
})

test('a stake that is no longer offered becomes the one nearest below it', () => {
  expect(nearestStake(['2', '5', '10'], 7n)).toBe(5n)
  expect(nearestStake(['2', '5', '10'], 1n)).toBe(2n)
})

test('a chosen stake that is not offered any more is left when the round under way is over', () => {
  const limits = createLimits(told(['1', '2', '5']), { limits: async () => ({ ok: false, code: 'OFFLINE' }) })
  const screen = createStore({ phase: 'showing', autoplay: undefined, notice: undefined, stakeMinor: 5n })
  keepStake(screen, limits, isOnLadder)
  limits.set(told(['1', '2']))
  expect(screen.get().stakeMinor).toBe(5n)
  screen.set({ phase: 'idle' })
  expect(screen.get().stakeMinor).toBe(2n)
})
