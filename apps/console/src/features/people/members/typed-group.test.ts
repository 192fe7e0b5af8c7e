import { expect, test } from 'vitest'
import { groupFault, groupOfTyped } from './typed-group.ts'

const bounds = { least: 1_932, most: 1_960 }

test('both bounds are taken', () => {
  expect(groupOfTyped('1932', bounds)).toBe(1_932)
  expect(groupOfTyped(' 1960 ', bounds)).toBe(1_960)
})

test('what is beyond a bound is told with that bound, and is no group', () => {
  expect(groupFault('1931', bounds)).toEqual({ key: 'tooSmall', bounds: { min: 1_932 } })
  expect(groupFault('1961', bounds)).toEqual({ key: 'tooBig', bounds: { max: 1_960 } })
  expect(groupOfTyped('1961', bounds)).toBeUndefined()
})

test.each(['', '19.4', '-1940', 'abc', '19400'])('"%s" is no number of a group', (text) =>
  expect(groupFault(text, bounds)).toEqual({ key: 'format', bounds: {} }),
)
