import { fiveCardHand } from '@fairground/game-rules/cards'
import { expect, it } from 'vitest'
import { compareAlike } from '../base/ranks.ts'
import { cardsOf, dealsOf } from '../base/test/cards-of.ts'
import { arrange } from './arrange.ts'
import { rowOdds } from './row-odds.ts'
import { isProper } from './rows.ts'

const { five, front } = rowOdds()

it('the odds of a row are those against hands dealt at random', () => {
  const dealt = [...dealsOf(2_500, 5)]
  for (const text of ['2s 3c 4d 5h 7s', 'As Ac 7d 6h 2s', '9s 9c 4d 4h Ks', '5s 6s 7s 8s Ts', '9s 9c 9d 2h 2s']) {
    const own = fiveCardHand(cardsOf(text)).score
    const standing = dealt.reduce((sum, cards) => sum + Math.sign(own - fiveCardHand(cards).score), 0) / dealt.length
    expect(Math.abs(five(cardsOf(text)) - standing)).toBeLessThan(0.05)
  }
  expect(five(cardsOf('As Ks Qs Js Ts'))).toBeCloseTo(1 - 4 / 2_598_960, 9)
  for (const text of ['2s 3c 5d', 'Ts Jc Ad', '2s 2c Ad', '7s 7c 7d']) {
    const standing = dealt.reduce((sum, cards) => sum + Math.sign(compareAlike(cardsOf(text), cards.slice(0, 3))), 0)
    expect(Math.abs(front(cardsOf(text)) - standing / dealt.length)).toBeLessThan(0.05)
  }
})

it('a hand is set properly, with all its cards, and no better way is found at random', () => {
  const oddsOf = (set: ReturnType<typeof arrange>) => five(set.back) + five(set.middle) + front(set.front)
  for (const hand of dealsOf(3, 13)) {
    const set = arrange(hand)
    expect(isProper(set)).toBe(true)
    expect([...set.back, ...set.middle, ...set.front].sort()).toEqual([...hand].sort())
    for (const order of dealsOf(150, 52)) {
      const cards = order.filter((card) => card < 13).map((at) => hand[at] ?? 0)
      const tried = { back: cards.slice(0, 5), middle: cards.slice(5, 10), front: cards.slice(10) }
      expect(isProper(tried) && oddsOf(tried) > oddsOf(set) + 1e-12).toBe(false)
    }
  }
})
