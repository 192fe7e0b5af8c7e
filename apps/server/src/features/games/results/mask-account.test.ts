import { expect, test } from 'vitest'
import { maskAccount } from './mask-account.ts'

test('a winner shows the first two and the last letter only', () => {
  expect(maskAccount('minhanh88')).toBe('mi******8')
  expect(maskAccount('quocbao77')).not.toContain('ocbao')
})

test('a short account gives nothing more away', () => {
  expect(maskAccount('abc')).toBe('ab***')
})
