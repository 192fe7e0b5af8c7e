import { expect, it } from 'vitest'
import { formOf } from './form-of.ts'

const race = (ids: number[], order: number[]) => ({
  outcome: { card: { runners: ids.map((id) => ({ id, weight: 1 })) }, result: { order, track: [] } },
})

it('the form of a runner is its places in the races that it ran in, newest last', () => {
  // Newest first, as the studio tells them.
  const past = [race([4, 7], [1, 0]), race([1, 2], [0, 1]), race([7, 4], [1, 0])]
  expect(formOf(past, 7)).toEqual([2, 1])
  expect(formOf(past, 4)).toEqual([1, 2])
  expect(formOf(past, 9)).toEqual([])
})

it('the last five races are enough', () => {
  const past = Array.from({ length: 9 }, (_, index) => race([3, 5], index === 0 ? [1, 0] : [0, 1]))
  expect(formOf(past, 3)).toEqual([1, 1, 1, 1, 2])
})
