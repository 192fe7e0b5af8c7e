import { rankOf } from '@fairground/game-rules/cards'
import { expect, it } from 'vitest'
import { baCayFeePercent, baCayHand, compareBaCay, isBaCayCard } from '../ba-cay/index.ts'
import { againstBanker } from '../base/against-banker.ts'
import { settlePayments } from '../base/payments.ts'
import { cardsOf, pack, threesOf } from '../base/test/cards-of.ts'
import { compareLieng, liengHand } from '../lieng/index.ts'
import { askerWins, compareZhaJinHua, zhaJinHuaHand } from './index.ts'

const countsOf = (hands: Iterable<{ readonly type: string }>): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { type } of hands) counts[type] = (counts[type] ?? 0) + 1
  return counts
}

it('zha jin hua: every hand of three has the type that it is known to have', () => {
  expect(countsOf([...threesOf(pack)].map((hand) => zhaJinHuaHand(hand)))).toEqual({
    ...{ trio: 52, 'straight-flush': 48, flush: 1096, straight: 720, pair: 3744, high: 16440 },
  })
})

it('zha jin hua: types in their order, then ranks; a tie is lost by who asked', () => {
  const ascending = ['2s 3c 5d', 'As Qc Jd', '2s 2c 3d', 'As Ac Kd', 'As 2c 3d', 'Qs Kc Ad', '2s 3s 5s', 'As Ks Js']
    .concat(['As 2s 3s', 'Qs Ks As', '2s 2c 2d', 'As Ac Ad'])
    .map((text) => zhaJinHuaHand(cardsOf(text)))
  for (const [at, hand] of ascending.entries())
    for (const higher of ascending.slice(at + 1)) expect(compareZhaJinHua(hand, higher)).toBeLessThan(0)
  expect(askerWins(cardsOf('As Kc 9d'), cardsOf('Ac Kd 9h'))).toBe(false)
  expect(askerWins(cardsOf('As Kc Td'), cardsOf('Ac Kd 9h'))).toBe(true)
})

it('liêng: every hand of three has one type, counted by hand', () => {
  // Twelve runs of 64; three of twelve faces, less the trios and J-Q-K.
  expect(countsOf([...threesOf(pack)].map((hand) => liengHand(hand)))).toEqual({
    ...{ sap: 52, lieng: 12 * 64, anh: 220 - 12 - 64, points: 22_100 - 52 - 768 - 144 },
  })
})

it('liêng: sáp over liêng over ảnh over points, then the highest card and its suit', () => {
  const ascending = ['Ts Js 5c', 'As 2c 4s', 'Ks Qc 9d', '8s Ah Tc', '8s Ad Tc', 'Js Jc Kc', 'Jc Js Kd']
    .concat(['Ac 2s 3c', 'Ac 2s 3d', '2s 3c 4c', 'Ks Qs Ac', 'Ks Qs Ad', '2s 2c 2d', 'As Ac Ad'])
    .map((text) => liengHand(cardsOf(text)))
  const order = ascending.map((_, at) => at)
  const sorted = [...order].sort((a, b) => compareLieng(ascending[a] as never, ascending[b] as never))
  expect(ascending.map(({ points }) => points).slice(0, 4)).toEqual([5, 7, 9, 9])
  expect(sorted).toEqual(order)
})

it('ba cây: 36 trios, points from 1 to 10, and no two hands of one pack tie', () => {
  const deck = pack.filter(isBaCayCard)
  expect(deck).toHaveLength(36)
  const hands = [...threesOf(deck)]
  expect(countsOf(hands.map(baCayHand))).toEqual({ trio: 36, points: 7140 - 36 })
  const pointsOf = (hand: readonly number[]) =>
    hand.reduce((all, card) => all + ((rankOf(card) + 1) % 13) + 1, 0) % 10 || 10
  expect(hands.filter((hand) => baCayHand(hand).points !== pointsOf(hand))).toEqual([])
  const undecided = hands.filter((hand, at) => {
    const other = hands[(at * 31 + 4_000) % hands.length] ?? hand
    const difference = compareBaCay(baCayHand(hand), baCayHand(other))
    return (
      !other.some((card) => hand.includes(card)) &&
      (difference === 0 || compareBaCay(baCayHand(other), baCayHand(hand)) !== -difference)
    )
  })
  expect(undecided).toEqual([])
})

it('ba cây: a trio beats ten points, the ace is the top trio, and a low diamond beats a high heart', () => {
  const compared = (a: string, b: string) => compareBaCay(baCayHand(cardsOf(a)), baCayHand(cardsOf(b)))
  expect(compared('2s 2c 2d', '4s 5s Ad')).toBeGreaterThan(0)
  expect(compared('As Ac Ad', '9s 9c 9d')).toBeGreaterThan(0)
  expect(compared('2d 3s 4c', '9h 8h 2h')).toBeGreaterThan(0)
  expect(compared('Ad 3s 5c', '9d 8h 2h')).toBeGreaterThan(0)
})

it('ba cây: seats play their bets against the banker, 2 % of net wins are the fee', () => {
  const hands = ['4s 5s 8s', '2s 3c 5d', '2c 3d 4h'].map(cardsOf)
  const payments = againstBanker({ banker: 0, hands: hands.map(baCayHand), bets: [0, 5, 1] }, compareBaCay, () => 1)
  expect(payments).toEqual([
    { from: 0, to: 1, units: 5 },
    { from: 0, to: 2, units: 1 },
  ])
  const end = settlePayments(payments, { seatCount: 3, stakeMinor: 100n, feePercent: baCayFeePercent })
  expect(end).toEqual({ netMinor: [-600n, 490n, 98n], feeMinor: [0n, 10n, 2n] })
})
