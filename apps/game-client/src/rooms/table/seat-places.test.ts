import { expect, it } from 'vitest'
import { inwards, seatPlaces, seatsFromOwn } from './seat-places.ts'

it('two to nine seats stand apart from each other, the own one at the bottom', () => {
  for (const form of ['wide', 'upright'] as const)
    for (const count of [2, 3, 4, 6, 9]) {
      const places = seatPlaces(count, form)
      expect(places).toHaveLength(count)
      expect(places[0]?.x).toBe(50)
      expect(Math.max(...places.map(({ y }) => y))).toBe(places[0]?.y)
      const gaps = places.flatMap((one, at) =>
        places.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      )
      expect(Math.min(...gaps)).toBeGreaterThan(22)
    }
})

it('whoever plays next sits to the left', () => {
  expect(seatPlaces(4, 'wide')[1]).toMatchObject({ x: 8 })
  expect(seatsFromOwn(4, 2)).toEqual([2, 3, 0, 1])
  expect(seatsFromOwn(3, undefined)).toEqual([0, 1, 2])
})

it('bets lie between a seat and the middle', () => {
  expect(inwards({ x: 50, y: 92 }, 'wide', 0.5)).toEqual({ x: 50, y: 72 })
})
