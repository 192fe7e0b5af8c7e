import { wheelOrder } from '@fairground/game-rules/games/roulette'
import { describe, expect, it } from 'vitest'
import { pocketsOf, type Ring } from './ring.ts'

const wide: Ring = { width: 560, height: 180, radius: 90, depth: 40, zero: 'right' }
const tall: Ring = { width: 370, height: 400, radius: 60, depth: 44, zero: 'top' }

describe.each([wide, tall])('a racetrack with the zero $zero', (ring) => {
  const pockets = pocketsOf(ring)

  it('has every pocket of the wheel once, in its order', () => {
    expect(pockets.map(({ number }) => number)).toEqual(wheelOrder)
  })

  it('keeps every pocket inside of its box, as far from the next as all others along the track', () => {
    const corners = pockets.flatMap(({ outline }) =>
      [...outline.matchAll(/-?[\d.]+(?=%)/g)].map(([text]) => Number(text)),
    )
    expect(Math.min(...corners)).toBeGreaterThanOrEqual(-0.01)
    expect(Math.max(...corners)).toBeLessThanOrEqual(100.01)
    const steps = pockets.map((pocket, place) => {
      const next = pockets[(place + 1) % pockets.length] ?? pocket
      return Math.hypot(((next.x - pocket.x) * ring.width) / 100, ((next.y - pocket.y) * ring.height) / 100)
    })
    // A chord across a bend is a little shorter than the way along it.
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.1)
  })

  it('begins with the zero in the middle of its side', () => {
    const [zero] = pockets
    expect(ring.zero === 'right' ? zero?.y : zero?.x).toBeCloseTo(50)
    expect(ring.zero === 'right' ? zero?.x : zero?.y).toBeCloseTo(
      ring.zero === 'right' ? 100 - (ring.depth / 2 / ring.width) * 100 : (ring.depth / 2 / ring.height) * 100,
    )
  })
})
