import { expect, it } from 'vitest'
import { heldOf, swept, toggled } from './fan-picks.ts'

it('a press takes a card up and puts it back', () => {
  const up = toggled(new Set(), 7)
  expect([...up]).toEqual([7])
  expect([...toggled(up, 7)]).toEqual([])
})

it('a finger across does to every card what it did to the first, and changes nothing twice', () => {
  const before = new Set([3])
  const up = [3, 4, 5].reduce<ReadonlySet<number>>((picked, card) => swept(picked, card, true), before)
  expect([...up]).toEqual([3, 4, 5])
  expect(swept(up, 4, true)).toBe(up)
  expect([...swept(up, 4, false)]).toEqual([3, 5])
})

it('cards that have left the hand are not picked any more', () => {
  expect(heldOf(new Set([1, 2, 9]), [2, 5, 9])).toEqual([2, 9])
})
