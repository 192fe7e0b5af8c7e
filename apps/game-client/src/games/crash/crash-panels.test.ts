import type { SharedBetView } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { pressOf } from './crash-panels.ts'
import type { CrashState, Panel } from './crash-state.ts'

const empty: Panel = { stakeMinor: 1_000n, autoX100: 0, bet: undefined, wish: 'none', isEnding: false }
const flying: Panel = { ...empty, bet: { state: 'taken' } as SharedBetView }

const at = (phase: string, first: Panel, notice?: CrashState['notice']) =>
  ({ table: { phase }, panels: [first, empty], notice }) as unknown as CrashState

test('a bet that flies is cashed out, also while a notice about the other panel waits for the end of the round', () => {
  expect(pressOf(at('running', flying), 0)).toBe('cash-out')
  expect(pressOf(at('running', flying, 'REALITY_CHECK'), 0)).toBe('cash-out')
})

test('no bet is asked for while a notice stands, or twice', () => {
  expect(pressOf(at('betting', empty), 0)).toBe('bet')
  expect(pressOf(at('betting', empty, 'REALITY_CHECK'), 0)).toBe('nothing')
  expect(pressOf(at('running', empty, 'REALITY_CHECK'), 0)).toBe('nothing')
  expect(pressOf(at('betting', { ...empty, wish: 'asking' }), 0)).toBe('nothing')
  expect(pressOf(at('betting', flying), 0)).toBe('nothing')
})

test('between rounds a bet waits for the next one, until it is given up', () => {
  expect(pressOf(at('running', empty), 0)).toBe('queue')
  expect(pressOf(at('running', { ...empty, wish: 'queued' }), 0)).toBe('give-up')
})
