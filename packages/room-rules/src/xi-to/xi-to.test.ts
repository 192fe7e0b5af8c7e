import { expect, it } from 'vitest'
import { cardsOf } from '../base/test/cards-of.ts'
import { compareXiTo, xiToFirst, xiToHand } from './xi-to.ts'

const winner = (a: string, b: string) => Math.sign(compareXiTo(xiToHand(cardsOf(a)), xiToHand(cardsOf(b))))

it.each([
  ['Ks Kd 9c 8h 7s', 'Kc Kh 9d 8s 7d', 'the pair with ♠'],
  ['Kc Kd 4c 4h 7s', 'Ks Kh 4s 4d 7d', 'not the higher of two pairs with ♣', -1],
  ['As Qc Jd 9h 7s', 'Ac Qs Js 9s 7d', 'the highest card with ♠'],
  ['5s 4c 3d 2h Ah', '5c 4s 3s 2s As', 'in A-2-3-4-5 the five'],
  ['Kh Kd 9c 8h 7s', 'Kc Ks 9d 8s 6d', 'a kicker before any suit'],
])('of %s and %s the deciding card wins: %s', (a, b, _why, sign = 1) => {
  expect(winner(a, b)).toBe(sign)
  expect(winner(b, a)).toBe(-sign)
})

it('of seven cards the best five count, of equal ones those with the better suit', () => {
  expect(winner('2s 3c 9d 8h Ks Kd Kh', '2d 3h 9c 8s Ac As Jd')).toBe(1)
  expect(xiToHand(cardsOf('As 2c 3d 4h 5h 5s 9d')).suit).toBe(3)
})

it('the highest visible hand acts first: what is alike, then ranks, then the suit', () => {
  const first = (...up: string[]) => xiToFirst(up.map(cardsOf))
  expect(first('Kd', '9c')).toBe(0)
  expect(first('Kd', 'Kc', 'Kh')).toBe(1)
  expect(first('Ad Kc', '2c 2d')).toBe(1)
  expect(first('9d 9c 3s', '9h 9s 3c')).toBe(1)
  expect(first('Ac Kc Qc Jc', '2d 2s 3c 4h')).toBe(1)
  expect(first('', '9c', 'Ts')).toBe(2)
})
