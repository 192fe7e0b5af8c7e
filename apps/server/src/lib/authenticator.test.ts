import { expect, test } from 'vitest'
import { stepOfCode } from './authenticator.ts'

// RFC 6238, appendix B, SHA-1: the last six digits of its eight.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is the one of RFC 6238', (seconds, code) => {
  expect(stepOfCode(secret, code, new Date(seconds * 1000), 0)).toBe(Math.floor(seconds / 30))
})

test('a code is good one step early or late, never twice, and never before the last one used', () => {
  const at = (seconds: number) => new Date(seconds * 1000)
  const step = Math.floor(1_111_111_109 / 30)
  expect(stepOfCode(secret, '081804', at(1_111_111_109 + 30), 0)).toBe(step)
  expect(stepOfCode(secret, '081804', at(1_111_111_109 - 30), 0)).toBe(step)
  expect(stepOfCode(secret, '081804', at(1_111_111_109 + 61), 0)).toBeUndefined()
  expect(stepOfCode(secret, '081804', at(1_111_111_109), step)).toBeUndefined()
  expect(stepOfCode(secret, '081804', at(1_111_111_109), step + 1)).toBeUndefined()
})
