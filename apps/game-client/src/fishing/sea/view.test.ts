import { describe, expect, it } from 'vitest'
import { viewOf } from './view.ts'

const field = { width: 1600, height: 900 }
const phone = { width: 390, height: 600 }

describe('the field on a screen', () => {
  it('is filled from edge to edge in any shape', () => {
    const view = viewOf(field, phone, false)
    expect(view.toScreen([0, 0])).toEqual([0, 0])
    expect(view.toScreen([1600, 900])).toEqual([390, 600])
  })

  it('is turned about for a seat of the upper edge, so that the own cannon stands below', () => {
    const view = viewOf(field, phone, true)
    expect(view.toScreen([0, 0])).toEqual([390, 600])
    expect(view.toScreen([400, 900])).toEqual([292.5, 0])
  })

  it('leads back from the finger to the same point of the field', () => {
    for (const isTurned of [false, true]) {
      const view = viewOf(field, phone, isTurned)
      const [x, y] = view.toField(view.toScreen([123, 456]))
      expect(x).toBeCloseTo(123)
      expect(y).toBeCloseTo(456)
    }
  })

  it('keeps the area of a picture, whatever the shape', () => {
    const { scale } = viewOf(field, phone, false)
    expect(scale ** 2).toBeCloseTo((390 * 600) / (1600 * 900))
  })
})
