import { expect, it } from 'vitest'
import { fiveCardHand, threeCardHand } from './poker-hand.ts'
import { parseCards } from './test/parse-cards.ts'

const five = (text: string) => fiveCardHand(parseCards(text))
const three = (text: string) => threeCardHand(parseCards(text))

it.each([
  ['Ts Js Qs Ks As', 'royal-flush'],
  ['9s Ts Js Qs Ks', 'straight-flush'],
  ['As 2s 3s 4s 5s', 'straight-flush'],
  ['9s 9c 9d 9h 2s', 'four-of-a-kind'],
  ['9s 9c 9d 2h 2s', 'full-house'],
  ['2s 7s 9s Js Ks', 'flush'],
  ['Ah 2s 3s 4s 5s', 'straight'],
  ['Ah Ts Js Qs Ks', 'straight'],
  ['Kh As 2s 3s 4s', 'high-card'],
  ['9s 9c 9d 3h 2s', 'three-of-a-kind'],
  ['9s 9c 3d 3h 2s', 'two-pair'],
  ['9s 9c 4d 3h 2s', 'pair'],
])('five cards %s are a %s', (cards, category) => {
  expect(five(cards).category).toBe(category)
})

it.each([
  ['Qs Ks As', 'straight-flush'],
  ['As 2s 3s', 'straight-flush'],
  ['7s 7c 7d', 'three-of-a-kind'],
  ['7s 8c 9d', 'straight'],
  ['7s 8s Ts', 'flush'],
  ['7s 7c Ts', 'pair'],
  ['Ks As 2c', 'high-card'],
])('three cards %s are a %s', (cards, category) => {
  expect(three(cards).category).toBe(category)
})

it('orders five cards by category, then by the ranks that decide', () => {
  const ascending = [
    '2s 3c 4d 5h 7s',
    'Ks Qc 9d 8h 7s',
    'As 3c 4d 5h 7s',
    '2s 2c 3d 4h 5s',
    '2s 2c 3d 4h 6s',
    '3s 3c 2d 2h 5s',
    '3s 3c 2d 2h Ks',
    'Ks Kc 2d 2h 3s',
    '2s 2c 2d 3h 4s',
    'As 2c 3d 4h 5s',
    '2s 3c 4d 5h 6s',
    'Ts Jc Qd Kh As',
    '2s 4s 5s 6s 7s',
    '2s 2c 2d 3h 3s',
    '3s 3c 3d 2h 2s',
    '2s 2c 2d 2h As',
    'As 2s 3s 4s 5s',
    'Ts Js Qs Ks As',
  ].map((cards) => five(cards).score)
  expect(ascending).toEqual([...ascending].sort((a, b) => a - b))
  expect(new Set(ascending).size).toBe(ascending.length)
  expect(five('As Kc 9d 8h 7s').score).toBe(five('Ah Kd 9c 8s 7d').score)
})

it('counts the 22,100 hands of three cards as published', () => {
  const counts: Record<string, number> = {}
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1)
      for (let c = b + 1; c < 52; c += 1) {
        const { category } = threeCardHand([a, b, c])
        counts[category] = (counts[category] ?? 0) + 1
      }
  expect(counts).toEqual({
    'straight-flush': 48,
    'three-of-a-kind': 52,
    straight: 720,
    flush: 1096,
    pair: 3744,
    'high-card': 16440,
  })
})
