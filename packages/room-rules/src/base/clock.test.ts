import { expect, it } from 'vitest'
import { actionMs, bankGain, bankStartMs, deadlineOf, nextTurn } from './clock.ts'

it('a bank of 20 seconds gains 5 with every tenth hand, and lasts for the session', () => {
  expect([0, 1, 9, 10, 11, 20].map(bankGain)).toEqual([0, 0, 0, 5_000, 0, 5_000])
  const first = { fromMs: 1_000, bankMs: [bankStartMs, bankStartMs] }
  expect(deadlineOf(first, 0)).toBe(36_000)
  const slow = nextTurn(first, 0, 1_000 + actionMs + 7_000)
  expect(slow.bankMs).toEqual([13_000, 20_000])
  expect(nextTurn(slow, 1, slow.fromMs + actionMs).bankMs).toEqual([13_000, 20_000])
})
