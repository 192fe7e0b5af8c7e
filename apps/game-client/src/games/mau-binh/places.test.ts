import { expect, it } from 'vitest'
import { asHand, categoryOf, isInOrder, placesOf, rowOf, sortedPlaces, swapped } from './places.ts'

const card = (rank: number, suit = 0): number => rank * 4 + suit
const pair = [card(3), card(3, 1), card(9)]
const straight = [card(4), card(5), card(6), card(7, 1), card(8, 1)]
const flush = [card(0, 2), card(2, 2), card(5, 2), card(9, 2), card(11, 2)]

it('places are rows from the front to the back, there and back again', () => {
  const places = placesOf({ back: flush, middle: straight, front: pair })
  expect(rowOf(places, 'middle')).toEqual(straight)
  expect(placesOf(asHand(places))).toEqual(places)
  expect(isInOrder(places)).toBe(true)
  expect(isInOrder(placesOf({ back: straight, middle: flush, front: pair }))).toBe(false)
})

it('a row is named by what it makes; the front makes no straight', () => {
  expect([categoryOf('back', flush), categoryOf('front', pair)]).toEqual(['flush', 'pair'])
  expect(categoryOf('front', [card(4), card(5), card(6)])).toBe('high-card')
  expect(categoryOf('front', [card(4), card(4, 1), card(4, 2)])).toBe('three-of-a-kind')
})

it('two cards change places and no other moves; a hand is taken up with the highest at the back', () => {
  expect(swapped([5, 6, 7], 0, 2)).toEqual([7, 6, 5])
  expect(swapped([5, 6, 7], 1, 1)).toEqual([5, 6, 7])
  expect(sortedPlaces([51, 0, 20])).toEqual([0, 20, 51])
})
