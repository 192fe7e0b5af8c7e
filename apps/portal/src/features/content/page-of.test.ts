import { expect, test } from 'vitest'
import { itemsOn, pageOf } from './page-of.ts'

const items = Array.from({ length: 13 }, (_, i) => ({ id: `ann_${i}` }))

test('an item is looked for on its page, one that is not there on the first', () => {
  expect(pageOf(items, 'ann_4', 5)).toBe(1)
  expect(pageOf(items, 'ann_5', 5)).toBe(2)
  expect(pageOf(items, 'ann_12', 6)).toBe(3)
  expect(pageOf(items, 'none', 5)).toBe(1)
  expect(pageOf(items, undefined, 5)).toBe(1)
})

test('pages have a fixed size, the last one the remainder', () => {
  expect(itemsOn(items, 1, 5)).toHaveLength(5)
  expect(itemsOn(items, 3, 5).map(({ id }) => id)).toEqual(['ann_10', 'ann_11', 'ann_12'])
  expect(itemsOn(items, 4, 5)).toEqual([])
})
