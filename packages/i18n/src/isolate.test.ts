import { expect, test } from 'vitest'
import { isolated } from './isolate.ts'

test('names, amounts and codes keep their own direction in text from the right, and nothing is added elsewhere', () => {
  expect(isolated('ar', 'hoicho2026')).toBe('\u2068hoicho2026\u2069')
  expect(isolated('ar', '−1.250,00 ₫')).toBe('\u2068−1.250,00 ₫\u2069')
  expect(isolated('ar', '75\u200e%\u200e')).toBe('\u206875%\u2069')
  expect(isolated('ar', '1.250')).toBe('1.250')
  for (const language of ['vi', 'en']) expect(isolated(language, 'hoicho2026')).toBe('hoicho2026')
})
