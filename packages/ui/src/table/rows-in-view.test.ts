import { expect, test } from 'vitest'
import { rowsInView } from './rows-in-view.ts'

const places = { rowCount: 1000, rowPx: 50, viewPx: 500, spareCount: 5 }

test('only the rows in view and a few beyond each edge are drawn; the rest keeps its height', () => {
  expect(rowsInView({ ...places, topPx: 100 })).toEqual({ from: 0, to: 13, abovePx: 0, belowPx: 987 * 50 })
  expect(rowsInView({ ...places, topPx: -10_000 })).toEqual({ from: 195, to: 215, abovePx: 9750, belowPx: 785 * 50 })
  expect(rowsInView({ ...places, topPx: -49_600 })).toEqual({ from: 987, to: 1000, abovePx: 49_350, belowPx: 0 })
})

test.each([3000, -3000, -90_000])(
  'wherever the page is scrolled to (%d px), rows stand for it and no height is lost',
  (topPx) => {
    const { from, to, abovePx, belowPx } = rowsInView({ ...places, topPx })
    expect(to).toBeGreaterThan(from)
    expect(abovePx + (to - from) * 50 + belowPx).toBe(50_000)
  },
)

test('a short list is drawn whole', () => {
  expect(rowsInView({ ...places, rowCount: 4, topPx: 100 })).toEqual({ from: 0, to: 4, abovePx: 0, belowPx: 0 })
})
