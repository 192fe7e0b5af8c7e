import { expect, it } from 'vitest'
import { againstBanker } from '../base/against-banker.ts'
import { settlePayments } from '../base/payments.ts'
import { cardsOf, dealsOf, pack, threesOf } from '../base/test/cards-of.ts'
import { compareNiuNiu, niuNiuFeePercent, niuNiuHand } from './niu-niu.ts'

const hand = (text: string) => niuNiuHand(cardsOf(text))

/** Whatever three of the five sum to a multiple of ten, over all ten splits. */
function bullBySplits(cards: readonly number[]): number {
  const pips = cards.map((card) => Math.min(((Math.floor(card / 4) + 1) % 13) + 1, 10))
  let best = 0
  for (let a = 0; a < 5; a += 1)
    for (let b = a + 1; b < 5; b += 1) {
      const two = (pips[a] ?? 0) + (pips[b] ?? 0)
      const three = pips.reduce((sum, pip) => sum + pip, 0) - two
      if (three % 10 === 0) best = Math.max(best, two % 10 === 0 ? 10 : two % 10)
    }
  return best
}

it('a bull is what the splits of five cards give', () => {
  const wrong = [...dealsOf(10_000, 5)].filter((cards) => niuNiuHand(cards).bull !== bullBySplits(cards))
  expect(wrong).toEqual([])
})

it.runIf(process.env.PROOFS === 'all')(
  'a bull is what the splits give for all 2,598,960 hands',
  () => {
    let [wrong, hands] = [0, 0]
    for (const [a, b, c] of threesOf(pack))
      for (const d of pack.slice(c + 1))
        for (const e of pack.slice(d + 1)) {
          const cards = [a, b, c, d, e]
          hands += 1
          if (niuNiuHand(cards).bull !== bullBySplits(cards)) wrong += 1
        }
    expect({ hands, wrong }).toEqual({ hands: 2_598_960, wrong: 0 })
  },
  600_000,
)

it('specials stand over every bull, and multiply what is paid', () => {
  expect(hand('5s 5c 5d 5h 2s')).toMatchObject({ special: 'bomb', multiplier: 6 })
  expect(hand('As Ac 2d 2h 3s')).toMatchObject({ special: 'five-small', multiplier: 6 })
  expect(hand('4s 3c 2d Ah As')).toMatchObject({ special: null, bull: 0 })
  expect(hand('Js Jc Qd Kh Ks')).toMatchObject({ special: 'five-faces', multiplier: 5, bull: 10 })
  expect(hand('Ts Jc Qd Kh Ks')).toMatchObject({ special: null, multiplier: 4, bull: 10 })
  expect(hand('Ts Jc Qd 5h 4s')).toMatchObject({ special: null, multiplier: 3, bull: 9 })
  expect(hand('Ts Jc Qd 5h 2s')).toMatchObject({ multiplier: 2, bull: 7 })
  expect(hand('Ts Jc Qd 5h As')).toMatchObject({ multiplier: 1, bull: 6 })
})

it('hands in their order: specials, bulls, then the highest card with the ace lowest, then ♦ ♣ ♥ ♠', () => {
  const ascending = ['As 3c 5d 8h Tc', 'Ts Jc Qd Ah Ac', 'Ts Jc Kd 2h 8c', 'Ts Jc Kc 2h 8c', 'Ts Jc Kh 2h 8c']
    .concat(['Ts Jc Ks 2h 8c', 'Js Jc Qd Kh Kc', 'As Ac 2d 2h 3s', '5s 5c 5d 5h 2s'])
    .map(hand)
  for (const [at, lower] of ascending.entries())
    for (const higher of ascending.slice(at + 1)) expect(compareNiuNiu(lower, higher)).toBeLessThan(0)
})

it('seats play against the banker alone, at the multiplier of the better hand', () => {
  const hands = ['Ts Jc Qd 5h 4s', 'As Ac 2d 2h 3s', '3s 3c 5d 8h Tc'].map(cardsOf)
  const payments = againstBanker(
    { banker: 0, hands: hands.map(niuNiuHand), bets: [0, 2, 1] },
    compareNiuNiu,
    (hand) => hand.multiplier,
  )
  expect(payments).toEqual([
    { from: 0, to: 1, units: 12 },
    { from: 2, to: 0, units: 3 },
  ])
  expect(settlePayments(payments, { seatCount: 3, stakeMinor: 100n, feePercent: niuNiuFeePercent })).toEqual({
    netMinor: [-900n, 1_164n, -300n],
    feeMinor: [0n, 36n, 0n],
  })
})
