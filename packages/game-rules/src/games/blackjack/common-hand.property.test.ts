import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCard } from '../../parts/cards/card-text.ts'
import {
  type CommonPlay,
  type CommonShoe,
  type CommonWish,
  commonAsks,
  dealerCards,
  isUnfinished,
  openPlay,
  playStage,
  settlePlay,
} from './common-hand.ts'

const cards = (text: string): number[] => text.split(' ').map((card) => readCard(card) as number)
const shoeOf = (front: string, back = '7s 7h 7c 7d 7s 7h'): CommonShoe => ({ front: cards(front), back: cards(back) })
const play = (shoe: CommonShoe, ...wishes: (CommonWish | undefined)[]): CommonPlay =>
  wishes.reduce((at, wish) => playStage(at, shoe, wish), openPlay(shoe))
const told = ({ hands }: CommonPlay) => hands.map((hand) => hand.cards.length)
const settled = (shoe: CommonShoe, at: CommonPlay) => settlePlay(at, shoe, { stakeMinor: 100n, hasInsurance: false })

test('the first cards are player, dealer, player, dealer; each stage brings one card until the hand stands', () => {
  const shoe = shoeOf('9s 6h 3c Td 4s 2h 5d 6c')
  expect(commonAsks(openPlay(shoe))).toEqual(['hit', 'stand', 'double'])
  const hit = play(shoe, 'hit')
  expect([told(hit), hit.drawn, commonAsks(hit)]).toEqual([[3], 1, ['hit', 'stand']])
  const stood = play(shoe, 'hit', 'stand')
  expect([isUnfinished(stood), stood.drawn]).toEqual([false, 1])
  // 16 against 6 and 10, which draws a seven and is bust.
  expect(dealerCards(shoe).length).toBe(3)
  expect(settled(shoe, stood)).toEqual({ stakedMinor: 100n, payoutMinor: 200n })
})

test('a natural is paid three to two and asks nothing; silence stands', () => {
  const shoe = shoeOf('As 6h Tc Td 4s')
  expect([commonAsks(openPlay(shoe)), isUnfinished(openPlay(shoe))]).toEqual([[], false])
  expect(settled(shoe, openPlay(shoe)).payoutMinor).toBe(250n)
  const other = shoeOf('9s 6h 3c Td 4s')
  expect(play(other, undefined)).toEqual(play(other, 'stand'))
})

test('a double is one card for twice the stake', () => {
  const shoe = shoeOf('6s 6h 5c Td Ts 2h')
  const doubled = play(shoe, 'double')
  expect([told(doubled), isUnfinished(doubled)]).toEqual([[3], false])
  expect(settled(shoe, doubled)).toEqual({ stakedMinor: 200n, payoutMinor: 400n })
})

test('after a split the second hand gets its card when the first stands, or a stage after a draw has ended it', () => {
  const shoe = shoeOf('8s 6h 8c Td 3s Th 9d 5c')
  const split = play(shoe, 'split')
  expect([told(split), commonAsks(split)]).toEqual([
    [2, 1],
    ['hit', 'stand', 'double'],
  ])
  const stood = play(shoe, 'split', 'stand')
  expect([told(stood), stood.drawn, commonAsks(stood)]).toEqual([[2, 2], 2, ['hit', 'stand', 'double']])
  const drawn = play(shoe, 'split', 'double')
  expect([told(drawn), drawn.isOwedCard, commonAsks(drawn), isUnfinished(drawn)]).toEqual([[3, 1], true, [], true])
  expect(told(playStage(drawn, shoe))).toEqual([3, 2])
})

test('split aces get one card each, and 21 with one of them is no natural', () => {
  const shoe = shoeOf('As 6h Ac Td Ts 5h')
  const aces = play(shoe, 'split')
  expect([told(aces), commonAsks(aces), isUnfinished(aces)]).toEqual([[2, 1], [], true])
  const over = playStage(aces, shoe)
  expect([told(over), isUnfinished(over)]).toEqual([[2, 2], false])
  expect(settled(shoe, over)).toEqual({ stakedMinor: 200n, payoutMinor: 400n })
})

test('against a natural of the dealer everything is lost but an equal natural and the insurance', () => {
  const shoe = shoeOf('9s Ah 9c Kd 4s')
  expect(settlePlay(play(shoe, 'stand'), shoe, { stakeMinor: 101n, hasInsurance: true })).toEqual({
    stakedMinor: 151n,
    payoutMinor: 150n,
  })
  const both = shoeOf('As Ah Kc Kd 4s')
  expect(settled(both, openPlay(both)).payoutMinor).toBe(100n)
})

test('whatever is wished, a stage brings each player one card at the most, and who is asked in stage k has drawn k - 1', () => {
  const wish = fc.constantFrom<CommonWish>('hit', 'stand', 'double', 'split')
  const shoe = fc
    .shuffledSubarray(
      Array.from({ length: 416 }, (_, card) => card % 52),
      { minLength: 416, maxLength: 416 },
    )
    .map((all): CommonShoe => ({ front: all.slice(0, 60), back: all.slice(-20) }))
  fc.assert(
    fc.property(shoe, fc.array(wish, { minLength: 40, maxLength: 40 }), (dealt, wishes) => {
      let at = openPlay(dealt)
      for (const [index, one] of wishes.entries()) {
        if (!isUnfinished(at)) break
        const asked = commonAsks(at)
        if (asked.length > 0) expect(at.drawn).toBe(index)
        const after = playStage(at, dealt, asked.includes(one) ? one : undefined)
        expect(after.drawn - at.drawn).toBeLessThanOrEqual(1)
        at = after
      }
      expect(isUnfinished(at)).toBe(false)
      const count = at.hands.reduce((sum, hand) => sum + hand.cards.length, 0)
      expect(count).toBe(at.drawn + 2)
      const { stakedMinor, payoutMinor } = settled(dealt, at)
      expect(payoutMinor).toBeLessThanOrEqual(stakedMinor * 2n + 50n)
    }),
    { numRuns: 300 },
  )
})
