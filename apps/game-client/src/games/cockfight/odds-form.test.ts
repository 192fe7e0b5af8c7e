import { malayOf } from '@fairground/game-rules/games/cockfight'
import { expect, test } from 'vitest'
import { priceText } from './odds-form.ts'

test.each([
  [184, 0.84],
  [200, 1],
  [146, 0.46],
  [206, -0.94],
  [272, -0.58],
  [900, -0.125],
])('a price of %i hundredths is %f in Malay odds', (price, malay) => {
  expect(malayOf(price)).toBeCloseTo(malay, 2)
})

test('prices are written as the language writes them', () => {
  expect(priceText(184, 'malay', 'vi')).toBe('0,84')
  expect(priceText(206, 'decimal', 'en')).toBe('2.06')
})
