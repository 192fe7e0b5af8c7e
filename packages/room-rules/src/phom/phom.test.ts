import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardsOf, dealsOf } from '../base/test/cards-of.ts'
import { phomHand } from './hand.ts'
import { isPhom, isPhomWithEaten, isUKhan, phomPoints } from './phoms.ts'
import { eatenUnits, phomOrder, phomPayments, uPayments } from './settle.ts'

/** All ways to lay phỏms: every subset of what is left that is one, again and again. */
function loosePoints(hand: readonly number[]): number {
  const all = 1 << hand.length
  const held = (mask: number) => hand.filter((_, at) => (mask & (1 << at)) !== 0)
  const phoms = Array.from({ length: all }, (_, mask) => mask).filter((mask) => isPhom(held(mask)))
  const search = (left: number, from: number): number => {
    let best = held(left).reduce((sum, card) => sum + phomPoints(card), 0)
    for (let at = from; at < phoms.length; at += 1) {
      const mask = phoms[at] ?? 0
      if ((mask & left) === mask) best = Math.min(best, search(left & ~mask, at + 1))
    }
    return best
  }
  return search(all - 1, 0)
}

it('the points of a hand are the fewest over all ways to lay it', () => {
  for (const hand of dealsOf(30, 10)) expect(phomHand(hand).points).toBe(loosePoints(hand))
  // Of few ranks and suits, where phỏms compete for cards.
  const crowded = fc.uniqueArray(
    fc.integer({ min: 0, max: 19 }).map((card) => (card + 48) % 52),
    { minLength: 9, maxLength: 10 },
  )
  fc.assert(
    fc.property(crowded, (hand) => {
      expect(phomHand(hand).points).toBe(loosePoints(hand))
    }),
    { numRuns: 40 },
  )
})

it('a phỏm is three or more of a rank, or in line in one suit with A low', () => {
  expect(['As 2s 3s', '7s 7c 7d', '7s 7c 7d 7h', '9h Th Jh Qh Kh'].every((text) => isPhom(cardsOf(text)))).toBe(true)
  expect(['Qs Ks As', '7s 7c', '7s 8s 9c', '7s 8s Ts', '7s 7c 8s'].some((text) => isPhom(cardsOf(text)))).toBe(false)
})

it('nine cards in phỏms are ù, ten are tròn; no phỏm is móm', () => {
  const hand = (text: string) => phomHand(cardsOf(text))
  expect(hand('As 2s 3s 7s 7c 7d 9h Th Jh')).toEqual({ points: 0, hasPhom: true, isU: true, isRound: false })
  expect(hand('As 2s 3s 7s 7c 7d 9h Th Jh Kd')).toEqual({ points: 13, hasPhom: true, isU: true, isRound: false })
  expect(hand('As 2s 3s 4s 7s 7c 7d 9h Th Jh')).toMatchObject({ points: 0, isRound: true })
  expect(hand('As 3s 5s 7s 9s Jh Ks 2d 4d')).toMatchObject({ points: 55, hasPhom: false, isU: false })
})

it('a phỏm holds one eaten card, or two where it divides into two phỏms with one each', () => {
  const holds = (phom: string, eaten: string) => isPhomWithEaten(cardsOf(phom), cardsOf(eaten))
  expect(holds('7s 7c 7d', '7c')).toBe(true)
  expect(holds('7s 7c 7d 7h', '7c 7d')).toBe(false)
  expect(holds('2s 3s 4s 5s 6s 7s', '2s 7s')).toBe(true)
  expect(holds('2s 3s 4s 5s 6s 7s', '2s 4s')).toBe(false)
  expect(holds('2s 3s 4s 5s 6s', '2s 6s')).toBe(false)
  expect(holds('2s 3s 4s 5s 6s 7s 8s', '4s 5s')).toBe(true)
  expect(holds('2s 3s 4s', '9d')).toBe(false)
})

it('ù khan has no two cards of a rank, and none of a suit within 2', () => {
  expect(isUKhan(cardsOf('As 4s 7s Ts Ks 2c 5c 8c Jc'))).toBe(true)
  expect(isUKhan(cardsOf('As 4s 7s Ts Ks 2c 5c 8c Tc'))).toBe(false)
  expect(isUKhan(cardsOf('As 4s 7s Ts Qs 2c 5c 8c Jc'))).toBe(false)
})

it('places pay 1, 2, 3, and móm 4 whatever its place', () => {
  expect(phomPayments([2, 0, 1], [false, true, false])).toEqual([
    { from: 0, to: 2, units: 1 },
    { from: 1, to: 2, units: 4 },
  ])
  expect(phomPayments([3, 1, 0, 2], [true, true, true, true]).map(({ units }) => units)).toEqual([4, 4, 4])
  const seat = (points: number, isMom: boolean, laid: number) => ({ points, isMom, laid })
  expect(phomOrder([seat(9, false, 0), seat(40, true, 1), seat(9, false, 2), seat(20, true, 3)])).toEqual([0, 2, 1, 3])
})

it('a ù is paid by all, or by who fed three cards; eaten cards cost 1, 2, 3, and 4 in the last round', () => {
  expect(uPayments(1, 'u', { seatCount: 3 })).toEqual([0, 2].map((from) => ({ from, to: 1, units: 5 })))
  expect(uPayments(1, 'round', { seatCount: 3, fedBy: 2 }).map(({ from, units }) => [from, units])).toEqual([
    [2, 10],
    [2, 10],
  ])
  expect([eatenUnits(1, false), eatenUnits(2, false), eatenUnits(3, false), eatenUnits(1, true)]).toEqual([1, 2, 3, 4])
})
