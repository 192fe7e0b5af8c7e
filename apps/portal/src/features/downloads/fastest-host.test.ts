import { expect, it } from 'vitest'
import { fastestOf } from './fastest-host.ts'

it('the host that answers first is the fastest, the first of equals, and none where none answers', () => {
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
