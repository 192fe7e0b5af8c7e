import { expect, test } from 'vitest'
import { openLimits } from './open-limits.ts'

const limits = {
  groups: { main: { minMinor: '10', maxMinor: '1000' }, sides: { minMinor: '10', maxMinor: '100' } },
  ...{ roundMinorMax: '4000', payoutMinorMax: '100000' },
}

test('a group that the round shuts takes nothing, and the others what they took before', () => {
  const { groups } = openLimits(limits, ['sides'])
  expect(groups).toEqual({ main: limits.groups.main, sides: { minMinor: '10', maxMinor: '0' } })
})

test('a round that shuts nothing has the limits of its table', () => {
  expect(openLimits(limits)).toEqual(limits)
})
