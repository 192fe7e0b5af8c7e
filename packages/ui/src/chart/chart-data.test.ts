import { describe, expect, it } from 'vitest'
import { axisOf } from './chart-data.ts'

describe('the axis of a chart', () => {
  it('holds every value and zero in round steps', () => {
    expect(axisOf([3_400_000, 120_000])).toEqual({
      min: 0,
      max: 4_000_000,
      ticks: [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000],
    })
    expect(axisOf([-900, 800]).ticks).toEqual([-1000, -500, 0, 500, 1000])
  })

  it('stands with no values and with zeros', () => {
    expect(axisOf([]).max).toBeGreaterThan(0)
    expect(axisOf([0, 0]).ticks).toEqual([0])
  })

  it('has no parts of a step where things are counted one by one', () => {
    expect(axisOf([1]).ticks).toEqual([0, 1])
    expect(axisOf([3, 2]).ticks).toEqual([0, 1, 2, 3])
  })
})
