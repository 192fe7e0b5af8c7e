import { expect, it } from 'vitest'
import { cardsOf } from '../base/test/cards-of.ts'
import { samInstantWin } from './instant-win.ts'
import { beatsSam, samPlay } from './plays.ts'
import { declarePayments, samCutUnits, samPayments } from './settle.ts'

const beats = (table: string, played: string) => {
  const [lying, over] = [samPlay(cardsOf(table)), samPlay(cardsOf(played))]
  return lying !== undefined && over !== undefined && beatsSam(lying, over)
}

it('suits do not count, and four alike beat one 2', () => {
  expect(beats('3s', '3h')).toBe(false)
  expect(beats('3s', '4s')).toBe(true)
  expect(beats('2s', '4s 4c 4d 4h')).toBe(true)
  expect(beats('2s 2c', '4s 4c 4d 4h')).toBe(false)
  expect(beats('3s 3c 3d 3h', '4s 4c 4d 4h')).toBe(true)
  expect(beats('4s 5s 6s', '5c 6c 7d')).toBe(true)
  expect(samPlay(cardsOf('3s 3c 4d 4h 5s 5d'))).toBeUndefined()
})

it.each([
  ['5s 6s 7s 8s 9s Ts Js Qs Kd Ah', 'ten-in-line'],
  ['3s 4s 5s 6s 7s 8s 9s Ts Js Qd', 'ten-in-line'],
  ['4s 5s 6s 7s 8s 9s Ts Js Qd 2h', undefined],
  ['2s 2c 2d 2h 3s 4s 5s 6s 7s 9s', 'four-twos'],
  ['3s 3c 5s 6s 7s 8s 9s Tc Js 2c', 'ten-of-one-colour'],
  ['3s 3c 3d 5s 5c 5d 5h 9s 9c 9d', 'three-triples'],
  ['3s 3c 4s 4c 5s 5c 5d 5h 9s 9d', 'five-pairs'],
  ['3s 3c 4s 4c 5s 5c 5d 6h 9s 9d', undefined],
])('%s wins at once as %s', (hand, name) => {
  expect(samInstantWin(cardsOf(hand))).toBe(name)
})

it('losers pay for cards, 20 for never playing, and for 2s and fours on top', () => {
  const handsLeft = ['', '3s 4s', '2s 2d 5s 5c 5d 5h 7s 8s 9s Ts', ''].map(cardsOf)
  const end = { winner: 0, handsLeft, hasPlayed: [true, true, false, true], endedWithTwo: [3] }
  expect(samPayments(end).map(({ units }) => units)).toEqual([2, 20 + 20 + 20, 10])
})

it('a cut costs 10 for a 2 and 20 for four alike', () => {
  const cut = ['2s', '4s 4c 4d 4h'].map((text) => samPlay(cardsOf(text)))
  expect(cut.map((combo) => combo && samCutUnits(combo))).toEqual([10, 20])
})

it('a sâm is paid by each, and by the declarer for all where it was stopped', () => {
  expect(declarePayments(3, 0, null)).toEqual([1, 2].map((from) => ({ from, to: 0, units: 20 })))
  expect(declarePayments(3, 0, 1)).toEqual([{ from: 0, to: 1, units: 40 }])
})
