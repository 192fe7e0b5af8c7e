import { expect, it } from 'vitest'
import { lightAt, shaftsAt, tintOf } from './light.ts'

const middle = ({ top, foot }: { top: number; foot: number }, y: number) => [top + (foot - top) * y, y] as const
const channels = (tint: number) => [tint >> 16, (tint >> 8) & 255, tint & 255] as const

it('lights what swims in a column, less the deeper it swims', () => {
  const shown = shaftsAt(0)
  const bright = shown.reduce((best, shaft) => (shaft.strength > best.strength ? shaft : best))
  const lights = [0, 0.5, 1].map((y) => lightAt(shown, middle(bright, y)))
  expect(lights[0]).toBeGreaterThan(0.6)
  expect(lights).toEqual(lights.toSorted((a, b) => b - a))
  expect(lightAt(shown, [-5, 0.5])).toBe(0)
})

it('moves the columns slowly, and never to where they would leap', () => {
  const [now, later] = [shaftsAt(1_000), shaftsAt(1_016)]
  for (const [at, { top }] of now.entries()) expect(Math.abs(top - (later[at]?.top ?? 9))).toBeLessThan(0.001)
})

it('takes more red than blue from what is far, and gives it back in the light', () => {
  const [red, green, blue] = channels(tintOf(1, 0))
  expect(red).toBeLessThan(green)
  expect(green).toBeLessThan(blue)
  expect(channels(tintOf(1, 1))[0]).toBeGreaterThan(red)
  expect(tintOf(0, 1)).toBe(0xffffff)
})
