import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCard } from '../../parts/cards/card-text.ts'
import type { Decisions, Hand } from '../../tables/stages.ts'
import type { SlipBet } from '../../tables/table-rules.ts'
import { type CommonShoe, dealerHasNatural, isUnfinished, settlePlay } from './common-hand.ts'
import { commonStagesMax, playAfter } from './common-play.ts'
import { settleCommon } from './common-settle.ts'
import { blackjackTable as rules, shoeOf } from './table.ts'

const stages = rules.stages as NonNullable<typeof rules.stages>
const cards = (text: string): number[] => text.split(' ').map((card) => readCard(card) as number)
const shoe = (front: string, back = '7s 7h 7c 7d 7s 7h'): CommonShoe => ({ front: cards(front), back: cards(back) })

const betOf = (chips: Record<string, bigint>): SlipBet => {
  const list = Object.entries(chips).map(([spot, stakeMinor]) => ({ spot, stakeMinor }))
  return { chips: list, stakeMinor: list.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n) }
}

/** A player who wishes these while asked, each paid for; after them silence. */
function playedBy(dealt: CommonShoe, words: readonly string[], chips: Record<string, bigint> = { box: 1_000n }) {
  const left = [...words]
  let hand: Hand<SlipBet> = { bet: betOf(chips), wishes: [], raisedMinor: [] }
  let stage = 1
  for (; stages.asks(hand, dealt, stage).length > 0 || stages.goesOn([hand], dealt, stage); stage += 1) {
    const asks = stages.asks(hand, dealt, stage)
    const word = left.shift()
    const wish = asks.length === 0 ? null : word && asks.includes(word) ? word : stages.fallback(hand, dealt, stage)
    const raise = wish === null ? 0n : stages.raiseMinor(hand, wish)
    hand = { ...hand, wishes: [...hand.wishes, wish], raisedMinor: [...hand.raisedMinor, raise] }
  }
  return { hand, stages: stage - 1 }
}

const endOf = (dealt: CommonShoe, hand: Hand<SlipBet>) => rules.settle(hand.bet, dealt, 0n, { decisions: hand })
const placesOf = (events: readonly object[]) =>
  (events.at(-1) as { bets: { spot: string; stakeMinor: string; payoutMinor: string }[] }).bets.map(
    ({ spot, stakeMinor, payoutMinor }) => [spot, stakeMinor, payoutMinor],
  )
const shownTo = (dealt: CommonShoe, hands: readonly Hand<SlipBet>[], stage: number) =>
  stages.shownAfter(hands, dealt, stage)

test('the first cards are the box, the dealer, the box; under a ten the dealer looks at once', () => {
  const dealt = shoe('9s Kh 3c Td 4s')
  expect(shownTo(dealt, [], 0)).toMatchObject([
    { type: 'dealt', to: 'box' },
    { type: 'dealt', to: 'dealer', card: readCard('Kh') },
    { type: 'dealt', to: 'box' },
    { type: 'peeked', isBlackjack: false },
  ])
  expect(shownTo(shoe('9s 8h 3c Td 4s'), [], 0)).toHaveLength(3)
  const natural = shoe('9s Kh 3c Ad 4s')
  const { hand } = playedBy(natural, ['hit'])
  expect([stages.asks(hand, natural, 1), hand.wishes]).toEqual([[], []])
})

test('under an ace the insurance is asked before the dealer looks, costs half the box, and silence is none', () => {
  const natural = shoe('9s Ah 9c Kd 4s')
  const open: Hand<SlipBet> = { bet: betOf({ box: 1_001n }), wishes: [], raisedMinor: [] }
  expect(stages.asks(open, natural, 1)).toEqual(['no-insurance', 'insurance'])
  expect([stages.raiseMinor(open, 'insurance'), stages.fallback(open, natural, 1)]).toEqual([500n, 'no-insurance'])
  const insured = playedBy(natural, ['insurance'], { box: 1_001n })
  expect(insured.stages).toBe(1)
  expect(placesOf(endOf(natural, insured.hand).events)).toEqual([
    ['box', '1001', '0'],
    ['insurance', '500', '1500'],
  ])
  expect(shownTo(natural, [insured.hand], 1)).toEqual([
    { type: 'shut', stage: 1, chosen: { insurance: 1 } },
    { type: 'peeked', isBlackjack: true },
  ])
  const other = shoe('9s Ah 9c 5d 4s')
  expect(placesOf(endOf(other, playedBy(other, ['insurance', 'stand']).hand).events)[1]).toEqual([
    ...['insurance', '500', '0'],
  ])
})

test('a split and two doubles are stakes of their hands, and return eight boxes at the most', () => {
  // 8 8 against 6: 3 and ten, 3 and ten; the dealer busts with 6, ten and ten.
  const dealt = shoe('8s 6h 8c Td 3s Th 3d Tc', 'Ks')
  const { hand } = playedBy(dealt, ['split', 'double', '', 'double'])
  expect(hand.wishes).toEqual(['split', 'double', null, 'double'])
  const { payoutMinor, events } = endOf(dealt, hand)
  expect(payoutMinor).toBe(8_000n)
  expect(placesOf(events)).toEqual([
    ['box', '2000', '4000'],
    ['split', '2000', '4000'],
  ])
  expect(rules.payoutMinorMax(hand.bet, 0n)).toBe(8_000n)
})

test('side bets are settled by the first cards, whatever becomes of the hand', () => {
  const dealt = shoe('8s 8s 8s Td 5s')
  const { hand } = playedBy(dealt, ['stand'], { box: 100n, pairs: 10n, trio: 10n })
  expect(placesOf(endOf(dealt, hand).events).slice(-2)).toEqual([
    ['pairs', '10', '260'],
    ['trio', '10', '1010'],
  ])
})

test('two slips of a player play one hand: the first carries what was raised, and together they are paid as one', () => {
  const dealt = shoe('6s 6h 5c Td Ts 2h', 'Ks')
  const { hand } = playedBy(dealt, ['double'], { box: 300n })
  const none = { ...hand, raisedMinor: hand.raisedMinor.map(() => 0n) }
  const ends = [
    rules.settle(betOf({ box: 100n }), dealt, 0n, { decisions: hand }),
    rules.settle(betOf({ box: 200n, pairs: 50n }), dealt, 0n, { decisions: none }),
  ]
  expect(ends.map(({ payoutMinor }) => payoutMinor)).toEqual([800n, 400n])
  expect(endOf(dealt, hand).payoutMinor).toBe(1_200n)
  expect(rules.slips?.turnoverMinor?.(betOf({ box: 300n }).chips, dealt, hand)).toBe(600n)
})

test('a raise that was not paid goes on by the basic strategy among hit and stand', () => {
  const dealt = shoe('6s 6h 5c Td Ts 2h')
  const open: Hand<SlipBet> = { bet: betOf({ box: 100n }), wishes: [], raisedMinor: [] }
  expect(stages.fallback(open, dealt, 1, 'double')).toBe('hit')
  const twelve = shoe('6s 6h 6c Td Ts 2h')
  expect([stages.fallback(open, twelve, 1, 'split'), stages.fallback(open, twelve, 1)]).toEqual(['stand', 'stand'])
})

test('with a side bet alone nobody is asked, and a table without boxes goes on to the dealer', () => {
  const dealt = shoe('9s Ah 3c 5d 4s')
  const side: Hand<SlipBet> = { bet: betOf({ pairs: 100n }), wishes: [], raisedMinor: [] }
  expect([stages.asks(side, dealt, 1), stages.goesOn([side], dealt, 2)]).toEqual([[], false])
  expect(rules.slips?.besides?.('pairs')).toBe('box')
  expect(rules.runMs(dealt)).toBeGreaterThan(0)
})

test('marks tell the dealer: seventeen to twenty-one by their last digit, a natural, a bust', () => {
  const marks = ['9s Ah 9c Kd', '9s 7h 9c Kd', '9s Th 9c Kd', '9s 6h 9c Kd'].map((front) =>
    rules.markOf?.(shoe(front, '9s')),
  )
  expect(marks).toEqual(['N', '7', '0', 'X'])
})

const anyShoe = fc
  .shuffledSubarray(
    Array.from({ length: 416 }, (_, card) => card),
    { minLength: 416, maxLength: 416 },
  )
  .map(shoeOf)
const words = fc.array(fc.constantFrom('hit', 'stand', 'double', 'split', 'insurance', 'no-insurance'), {
  maxLength: 38,
})
const chips = fc.record({ box: fc.bigInt(2n, 5_000n), pairs: fc.bigInt(1n, 500n), trio: fc.bigInt(1n, 100n) })

test('whatever is decided: paid as by the rules of the common hand, never beyond the cap or the exposure', () => {
  fc.assert(
    fc.property(anyShoe, words, chips, (dealt, wishes, laid) => {
      const { hand } = playedBy(dealt, wishes, laid)
      const play = playAfter(dealt, hand.wishes, commonStagesMax)
      expect(isUnfinished(play) && !dealerHasNatural(dealt)).toBe(false)
      const byHand = settlePlay(play, dealt, {
        stakeMinor: laid.box,
        hasInsurance: hand.wishes.includes('insurance'),
      })
      const { paid, payoutMinor } = settleCommon(hand.bet.chips, dealt, hand)
      const main = paid.filter(({ spot }) => spot !== 'pairs' && spot !== 'trio')
      expect(main.reduce((sum, one) => sum + one.payoutMinor, 0n)).toBe(byHand.payoutMinor)
      expect(main.reduce((sum, one) => sum + one.stakeMinor, 0n)).toBe(byHand.stakedMinor)
      const stakedMinor = paid.reduce((sum, one) => sum + one.stakeMinor, 0n)
      expect(stakedMinor).toBe(hand.bet.stakeMinor + hand.raisedMinor.reduce((sum, one) => sum + one, 0n))
      expect(payoutMinor).toBeLessThanOrEqual(rules.payoutMinorMax(hand.bet, 0n))
    }),
    { numRuns: 300 },
  )
})

test('[R2.4.14] of what is hidden a stage shows one card, and none that somebody can still decide on', () => {
  fc.assert(
    fc.property(anyShoe, fc.array(words, { minLength: 1, maxLength: 6 }), (dealt, players) => {
      const hands = players.map((one) => playedBy(dealt, one).hand)
      let open = 0
      for (let stage = 1; stage <= Math.max(...hands.map(({ wishes }) => wishes.length)); stage += 1) {
        for (const hand of hands) {
          const before: Decisions = { wishes: hand.wishes.slice(0, stage - 1), raisedMinor: [] }
          // Who is asked now has drawn every card that lies open.
          if (stages.asks({ ...hand, ...before }, dealt, stage).length > 0)
            expect(playAfter(dealt, hand.wishes, stage - 1).drawn).toBe(open)
        }
        const shown = shownTo(dealt, hands, stage).filter(({ to }) => to === 'common')
        expect(shown.length).toBeLessThanOrEqual(1)
        if (shown.length === 1) expect(shown[0]?.card).toBe(dealt.front[4 + open])
        open += shown.length
      }
    }),
    { numRuns: 200 },
  )
})
