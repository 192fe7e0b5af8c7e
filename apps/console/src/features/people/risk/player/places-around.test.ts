import { expect, test } from 'vitest'
import { placesAround } from './places-around.ts'

test.each([1, 3, 8, 9, 24])('%i accounts stand inside the picture, no two at one place', (count) => {
  const places = placesAround(count)
  expect(places).toHaveLength(count)
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(4)
    expect(x).toBeLessThan(96)
    expect(y).toBeGreaterThan(4)
    expect(y).toBeLessThan(96)
  }
  expect(new Set(places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(count)
})
