import { expect, test } from 'vitest'
import { nextOf } from './next-card.ts'

const dealt = (...cards: number[]) => cards.map((card) => ({ card, delayMs: undefined }))
const hands = new Map([
  ['player', dealt(4, 8)],
  ['banker', dealt(12, 16)],
])

test('nothing is turned before the time of a hand has come', () => {
  expect(nextOf(hands, { player: 0, banker: 0 }, undefined)).toBeUndefined()
})

test('the hand whose time it is comes first, card by card, and then the other one', () => {
  expect(nextOf(hands, { player: 1, banker: 0 }, 'player')).toEqual({ side: 'player', place: 1, card: 8 })
  expect(nextOf(hands, { player: 2, banker: 0 }, 'player')).toEqual({ side: 'banker', place: 0, card: 12 })
  expect(nextOf(hands, { player: 1, banker: 1 }, 'banker')).toEqual({ side: 'banker', place: 1, card: 16 })
  expect(nextOf(hands, { player: 2, banker: 2 }, 'banker')).toBeUndefined()
})
