import { expect, test } from 'vitest'
import { belowType } from './below-type.ts'

test.each([
  [1, 0, 0],
  [1, 2, 2],
  [2, 2, 2],
  [41, 0, 0],
  [41, 2, 42],
  [42, 2, 42],
] as const)('below an agent of type %i, type %i is opened as %i', (agentType, wanted, type) => {
  expect(belowType(agentType, wanted)).toBe(type)
})
