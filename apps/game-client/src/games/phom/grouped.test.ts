import { expect, it } from 'vitest'
import { grouped, mayGo } from './grouped.ts'

/** Ranks from 0 for a 2; four suits. */
const card = (rank: number, suit: number) => rank * 4 + suit

it('a hand stands as it would be laid: phỏms first, loose cards by their points', () => {
  const line = [card(3, 1), card(4, 1), card(5, 1)]
  const [high, low] = [card(11, 0), card(0, 2)]
  expect(grouped([high, ...line.toReversed(), low], [])).toEqual([...line, low, high])
})

it('a taken card and what its phỏm needs stay; other cards may go', () => {
  const alike = [card(6, 0), card(6, 1), card(6, 2)]
  const [taken = 0, own = 0] = alike
  const hand = [...alike, card(9, 3)]
  expect([mayGo(hand, [taken], taken), mayGo(hand, [taken], own), mayGo(hand, [taken], card(9, 3))]).toEqual([
    false,
    false,
    true,
  ])
})
