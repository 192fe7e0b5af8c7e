import { describe, expect, it } from 'vitest'
import { bendNet, columns, netIndices, netUvs, pointCount, rows, type Swim } from './bend.ts'

const swims: readonly Swim[] = ['tail', 'bell', 'legs', 'snake']
const still = { stroke: 1, strength: 0, size: 100, facing: 1 }

function netOf(bend: Parameters<typeof bendNet>[1]): [number, number][] {
  const out = new Float32Array(pointCount * 2)
  bendNet(out, bend)
  return Array.from({ length: pointCount }, (_, at) => [out[at * 2] ?? 0, out[at * 2 + 1] ?? 0])
}

describe('the net of a picture', () => {
  it('covers it once: every square by two triangles of points that exist', () => {
    expect(netIndices).toHaveLength(columns * rows * 6)
    expect(Math.max(...netIndices)).toBe(pointCount - 1)
    expect([...netUvs.slice(0, 2), ...netUvs.slice(-2)]).toEqual([0, 0, 1, 1])
  })

  it('is small enough to be drawn together with all the others', () => {
    expect(pointCount).toBeLessThanOrEqual(100)
  })

  it('is flat without a stroke, around the middle of the body', () => {
    const net = netOf({ ...still, swim: 'tail' })
    expect(net[0]).toEqual([-50, -50])
    expect(net.at(-1)).toEqual([50, 50])
  })

  it('is mirrored for a body that swims to the right', () => {
    const [to, fro] = [1, -1].map((facing) => netOf({ ...still, swim: 'tail', strength: 1, facing }))
    expect(fro?.map(([x, y]) => [-x, y])).toEqual(to)
  })
})

describe('a stroke', () => {
  it('moves the tail of a fish much further than its head', () => {
    const reach = (column: number) => {
      const heights = Array.from({ length: 16 }, (_, at) => {
        const stroke = (at * Math.PI) / 8
        return netOf({ swim: 'tail', stroke, strength: 1, size: 100, facing: 1 })[column]?.[1] ?? 0
      })
      return Math.max(...heights) - Math.min(...heights)
    }
    expect(reach(0)).toBe(0)
    expect(reach(columns)).toBeGreaterThan(15)
  })

  it.each(swims)('of a %s comes back after a whole turn, and never tears the picture', (swim) => {
    const at = (stroke: number) => netOf({ swim, stroke, strength: 1, size: 100, facing: 1 })
    for (let step = 0; step < 8; step += 1) {
      const [now, later] = [at(step), at(step + 2 * Math.PI)]
      for (const [point, [x, y]] of now.entries()) {
        expect(later[point]?.[0]).toBeCloseTo(x, 3)
        expect(Math.hypot(x, y)).toBeLessThan(100)
        const next = now[point + 1]
        if (next && point % (columns + 1) < columns) expect(next[0]).toBeGreaterThan(x)
      }
    }
  })
})
