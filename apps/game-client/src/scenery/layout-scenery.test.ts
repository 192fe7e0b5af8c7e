import type { StageView } from '@fairground/art/slot-stage'
import { expect, test } from 'vitest'
import { layoutScenery } from './layout-scenery.ts'
import { orientationOf } from './scenery.ts'

const view: StageView = {
  heroSide: 'crest',
  layout: {
    width: 434,
    height: 500,
    body: { x: 20, y: 30, width: 394, height: 450 },
    well: { x: 37, y: 54, width: 360, height: 284 },
    reels: [0, 1, 2, 3, 4].map((reel) => ({ x: 41 + reel * 71, y: 58, width: 68, height: 276 })),
    cell: { width: 68, height: 92 },
    message: { x: 43, y: 346, width: 348, height: 42 },
    side: 17,
    rail: 24,
  },
  pictures: { place: ['/a'], reels: '/r', cabinet: '/c', logo: null, hero: '/h', heroMirrored: null },
}

test('a painted cabinet is scaled whole: its body stays inside its place, its ornaments may stand out', () => {
  for (const place of [
    { x: 8, y: 200, width: 374, height: 430 },
    { x: 0, y: 60, width: 900, height: 500 },
    { x: 0, y: 0, width: 300, height: 200 },
  ]) {
    const cabinet = layoutScenery(place, view)
    expect(cabinet.x).toBeGreaterThanOrEqual(place.x - 0.01)
    expect(cabinet.x + cabinet.width).toBeLessThanOrEqual(place.x + place.width + 0.01)
    expect(cabinet.y + cabinet.height).toBeLessThanOrEqual(place.y + place.height + 0.01)
    expect(cabinet.picture.width / cabinet.picture.height).toBeCloseTo(434 / 500)
    expect(cabinet.reels[4]?.x).toBeCloseTo(cabinet.picture.x + 325 * cabinet.scale)
    expect(cabinet.symbolSize).toBeLessThanOrEqual(cabinet.cell.height)
  }
})

test('a screen that is clearly taller than wide is held upright', () => {
  expect(orientationOf(390, 844)).toBe('portrait')
  expect(orientationOf(844, 390)).toBe('landscape')
  expect(orientationOf(800, 820)).toBe('landscape')
})
