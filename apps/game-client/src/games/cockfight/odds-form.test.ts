import { expect, test } from 'vitest'
import { malayOf, priceText } from './odds-form.ts'

test.each([
  [184, 0.84],
  [200, 1],
  [146, 0.46],
  [206, -0.94],
  [272, -0.58],
  [900, -0.13],
])('a price of %i hundredths is %f in Malay odds', (price, malay) => {
  expect(malayOf(price)).toBe(malay)
})

test('prices are written as the language writes them', () => {
  expect(priceText(184, 'malay', 'vi')).toBe('0,84')
  expect(priceText(206, 'decimal', 'en')).toBe('2.06')
})
