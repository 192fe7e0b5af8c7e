import { expect, it } from 'vitest'
import { fastestOf } from './fastest-host.ts'

it('the first host to answer is the fastest; ties go to the first, and none without answers', () => {
  const [a, b, c, silent] = [
    { host: 'a', ms: 80 },
    { host: 'b', ms: 20 },
    { host: 'c', ms: 20 },
    { host: 'd', ms: undefined },
  ]
  expect(fastestOf([silent, a, b, c])).toBe('b')
  expect(fastestOf([silent])).toBeUndefined()
  expect(fastestOf([])).toBeUndefined()
})
