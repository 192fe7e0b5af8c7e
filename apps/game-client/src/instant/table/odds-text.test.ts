import { expect, it } from 'vitest'
import { oddsText } from './odds-text.ts'

it('odds have the decimal sign of the language, like every other figure', () => {
  expect(oddsText('0.95:1', 'vi')).toBe('0,95:1')
  expect(oddsText('1:1 · 0.5:1', 'de')).toBe('1:1 · 0,5:1')
  expect(oddsText('0.95:1', 'en')).toBe('0.95:1')
  expect(oddsText('5 · 4 · 2 · 1:1', 'vi')).toBe('5 · 4 · 2 · 1:1')
})
