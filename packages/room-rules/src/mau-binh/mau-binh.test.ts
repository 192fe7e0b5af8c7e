import { fiveCardHand, rankOf } from '@fairground/game-rules/cards'
import { expect, it } from 'vitest'
import { unitsOf } from '../base/payments.ts'
import { cardsOf, dealsOf } from '../base/test/cards-of.ts'
import { type MauBinhInstantWin, mauBinhInstantUnits, mauBinhInstantWin } from './instant-win.ts'
import { isProper, type MauBinhHand } from './rows.ts'
import { instantPayments, mauBinhPayments } from './settle.ts'

const hand = (back: string, middle: string, front: string): MauBinhHand => ({
  back: cardsOf(back),
  middle: cardsOf(middle),
  front: cardsOf(front),
})
const setAs = (cards: readonly number[]): MauBinhHand => ({
  back: cards.slice(0, 5),
  middle: cards.slice(5, 10),
  front: cards.slice(10, 13),
})

/** Ranks by how often they are held, as a text that sorts like the hands. */
const alikeText = (cards: readonly number[]): string => {
  const held = [...Map.groupBy(cards, rankOf)].map(([rank, same]) => [same.length, rank] as const)
  const sorted = held.sort(([countA, rankA], [countB, rankB]) => countB - countA || rankB - rankA)
  const letters = sorted.map(([, rank]) => String.fromCharCode(97 + rank)).join('')
  return `${sorted.map(([count]) => count).join('')}`.padEnd(5, '0') + letters
}

it('a hand is proper where back ≥ middle ≥ front, by a second comparison of what is alike', () => {
  let proper = 0
  for (const cards of dealsOf(3_000, 13)) {
    const set = setAs(cards)
    const [back, middle] = [fiveCardHand(set.back), fiveCardHand(set.middle)]
    const isPlain = ['high-card', 'pair', 'two-pair', 'three-of-a-kind'].includes(middle.category)
    // Counts of three cards against those of five: 3 over 22, 21 over 111.
    const front = alikeText(set.front)
    const cut = (text: string) => text.slice(0, 5).replace(/0/g, '1') + text.slice(5)
    const isAbove = !isPlain || cut(alikeText(set.middle)) >= cut(front)
    expect(isProper(set)).toBe(back.score >= middle.score && isAbove)
    proper += Number(isProper(set))
  }
  expect(proper).toBeGreaterThan(300)
})

const good = hand('As Ks Qs Js 9s', '8c 8d 5s 4c 2c', 'Kh Qh 9h')
const better = hand('2h 2d 2s Kd Kc', '9c 9d 7s 4s 3d', 'Ah Qd Jh')
const wrong = hand('Ac Jc Td 7d 6s', 'Tc Ts 6c 6d 3s', '5c 5d 3h')

it('all rows won are doubled, and doubled again by who beats everybody', () => {
  expect(unitsOf(mauBinhPayments([better, good]), 2)).toEqual([6, -6])
  // The broken hand pays 6 to each proper one.
  expect(isProper(wrong)).toBe(false)
  expect(unitsOf(mauBinhPayments([better, good, wrong]), 3)).toEqual([12 + 6, -12 + 6, -12])
  expect(unitsOf(mauBinhPayments([wrong, wrong]), 2)).toEqual([0, 0])
  const mixed = hand('2h 2d 2s Kd Kc', '7c 7d 6s 4s 3d', 'Ah Qd Jh')
  expect(unitsOf(mauBinhPayments([mixed, good]), 2)).toEqual([1, -1])
})

it('the option rowBonus counts units instead of 1 for a row', () => {
  const trips = hand('2h 2d 2s Kd Kc', '9c 9d 7s 4s 3d', '7h 7d 7c')
  const quads = hand('4h 4d 4c 4s Tc', 'Jc Jd Ts Td Js', 'Kh Qh 9h')
  expect(isProper(trips)).toBe(false)
  expect(unitsOf(mauBinhPayments([quads, good], { hasRowBonus: true }), 2)).toEqual([8 + 4, -12])
})

it('what one seat wins others lose, in any deal', () => {
  const draws = dealsOf(300, 52)
  for (const cards of draws) {
    const hands = [0, 13, 26, 39].map((from) => setAs(cards.slice(from, from + 13)))
    const units = unitsOf(mauBinhPayments(hands), 4)
    expect(units.reduce((sum, one) => sum + one, 0)).toBe(0)
  }
})

it.each<[string, MauBinhInstantWin | undefined]>([
  ['2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As', 'one-suit-dragon'],
  ['2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Ah', 'dragon'],
  ['2s 2c 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As', 'thirteen-of-one-colour'],
  ['2s 2d 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As', 'twelve-of-one-colour'],
  ['2s 2d 4s 4d 6s 6d 8s 8d 8c Js Jd Ks Kh', 'five-pairs-and-triple'],
  ['2s 2d 2c 2h 6s 6d 8s 8d 8c Js Jd Ks Kh', 'five-pairs-and-triple'],
  ['2s 2d 2c 2h 6s 6d 8s 8d 9c Js Jd Ks Kh', 'six-pairs'],
  ['2s 3s 5s 8s 9s 2h 3h 6h 8h Th Jd Qd 4d', 'three-flushes'],
  ['2s 3s 5s 8s 9s Ts Js Qs 6h 8h Th 3h 4h', 'three-flushes'],
  ['As 2h 3s 4c 5d 3h 4d 5c 6h 7s Qd Kd Ac', 'three-straights'],
  ['As 2h 3s 4c 5d 3h 4d 5c 6h 8s Qd Kd Ac', undefined],
])('%s wins at once as %s', (text, name) => {
  expect(mauBinhInstantWin(cardsOf(text))).toBe(name)
})

it('the higher instant win is paid by each lower one, equal ones push', () => {
  expect(unitsOf(instantPayments([24, 6, 0]), 3)).toEqual([48, -18, -30])
  expect(unitsOf(instantPayments([mauBinhInstantUnits['six-pairs'], 6, 0, 0]), 4)).toEqual([12, 12, -12, -12])
})
