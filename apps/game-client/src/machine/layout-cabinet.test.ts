import { describe, expect, it } from 'vitest'
import { type Box, layoutCabinet } from './layout-cabinet.ts'

const grid = { reels: 5, rows: 3 }
const box = (width: number, height: number): Box => ({ x: 10, y: 20, width, height })

describe('the cabinet', () => {
  it('stays inside its place from a small phone to a wide desk', () => {
    for (const place of [box(300, 330), box(374, 420), box(560, 374), box(1_064, 620), box(1_860, 900)]) {
      const cabinet = layoutCabinet(place, grid)
      expect(cabinet.x).toBeGreaterThanOrEqual(place.x - 0.01)
      expect(cabinet.y).toBeGreaterThanOrEqual(place.y - 0.01)
      expect(cabinet.x + cabinet.width).toBeLessThanOrEqual(place.x + place.width + 0.01)
      expect(cabinet.y + cabinet.height).toBeLessThanOrEqual(place.y + place.height + 0.01)
    }
  })

  it('fills the width of an upright phone and the height of a phone on its side', () => {
    expect(layoutCabinet(box(374, 420), grid).width).toBeCloseTo(374)
    expect(layoutCabinet(box(560, 374), grid).height).toBeCloseTo(374)
  })

  it('has the proportions of the reference: 900 by 588 with cells of 168 by 156', () => {
    const { width, height, cell } = layoutCabinet(box(900, 588), grid)
    expect([width, height].map(Math.round)).toEqual([900, 588])
    expect([cell.width, cell.height].map(Math.round)).toEqual([168, 156])
  })

  it('keeps every reel inside the well and the message below it', () => {
    const { well, reels, message } = layoutCabinet(box(640, 500), grid)
    expect(reels).toHaveLength(5)
    for (const reel of reels) expect(reel.x + reel.width).toBeLessThanOrEqual(well.x + well.width)
    expect(message.y).toBeGreaterThan(well.y + well.height)
  })
})
