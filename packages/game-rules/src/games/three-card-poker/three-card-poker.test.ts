import { expect, it } from 'vitest'
import { longIt } from '../../../long-it.ts'
import { checkRounds, longTest } from '../../instant/test/check-rounds.ts'
import { playWith } from '../../instant/test/play-with.ts'
import { fixedDraws } from '../../instant/test/seeded-draws.ts'
import { chipOn } from '../../instant/test/spot-bets.ts'
import { parseCards } from '../../parts/cards/test/parse-cards.ts'
import { isWorthRaise, threeCardPoker } from './three-card-poker.ts'
import { threeCardPokerSheet } from './three-card-poker-sheet.ts'

/** Own hand first, then the dealer's. */
const play = (own: string, dealer: string, ...actions: string[]) => {
  const [mine, other] = [parseCards(own), parseCards(dealer)]
  const cards = mine.flatMap((card, index) => [card, other[index] ?? 0])
  return playWith(threeCardPoker, fixedDraws({ cards }), {
    bet: chipOn('ante', 'pair-plus'),
    actions: actions.map((type) => ({ type })),
  })
}

it.each([
  ['As Kd 9c', 'Qh 3c 2d', 'play', [2000, 2000, 0]],
  ['As Kd 9c', 'Jh Tc 8d', 'play', [2000, 1000, 0]],
  ['As Kd 9c', '2h 2c 3d', 'play', [0, 0, 0]],
  ['As Kd 9c', 'Ah Kc 9d', 'play', [1000, 1000, 0]],
  ['As Kd 9c', 'Qh 3c 2d', 'fold', [0, 0]],
  ['2s 2d 9c', 'Qh 3c 2h', 'play', [2000, 2000, 2000]],
  ['2s 9s Ks', 'Qh 3c 2h', 'play', [2000, 2000, 5000]],
  ['7s 8d 9c', 'Qh 3c 2d', 'play', [3000, 2000, 7000]],
  ['7s 8d 9c', 'Jh Tc 8c', 'play', [3000, 1000, 7000]],
  ['7s 8d 9c', '7h 8h 9h', 'play', [1000, 0, 7000]],
  ['7s 7d 7c', 'Qh 3c 2d', 'play', [6000, 2000, 31000]],
  ['7s 8s 9s', 'Qh 3c 2d', 'play', [7000, 2000, 41000]],
  ['2s 2d 9c', 'Qh 3c 2h', 'fold', [0, 2000]],
])('%s against %s, %s, returns %j', (own, dealer, action, payouts) => {
  const settled = play(own, dealer, action).events.at(-1)
  expect(settled?.type === 'settled' && settled.bets.map(({ payoutMinor }) => Number(payoutMinor))).toEqual(payouts)
})

it('shows the dealer only after the decision, and stakes the raise then', () => {
  const open = play('As Kd 9c', 'Qh 3c 2d')
  expect(open.events.every((event) => !('side' in event) || event.side === 'player')).toBe(true)
  expect([open.isOver, open.stakeMinor, open.allowed]).toEqual([false, 2000n, ['play', 'fold']])
  expect(play('As Kd 9c', 'Qh 3c 2d', 'play').stakeMinor).toBe(3000n)
  expect(() => play('As Kd 9c', 'Qh 3c 2d', 'fold', 'play')).toThrow('the round is over')
})

it('advises to raise with Q-6-4 and better', () => {
  expect(['Qs 6d 4c', 'Qs 7d 2c', '2s 2d 3c'].map((cards) => isWorthRaise(parseCards(cards)))).toEqual([
    true,
    true,
    true,
  ])
  expect(['Qs 6d 3c', 'Qs 5d 4c', 'Js Td 8c'].map((cards) => isWorthRaise(parseCards(cards)))).toEqual([
    false,
    false,
    false,
  ])
})

longIt(import.meta.url)('keeps the published 3.37 % of the ante', longTest, () => {
  const rows = new Map(threeCardPokerSheet().map((row) => [row.bet, Number(row.decimal)]))
  expect(rows.get('ante')).toBeCloseTo(1 - 0.0337, 4)
  expect(rows.get('ante-and-raise')).toBeCloseTo(1 - 0.0201, 4)
  expect(rows.get('pair-plus')).toBeCloseTo(1 - 0.0232, 4)
})

longIt(import.meta.url)('conserves money and stays under its most in 100,000 rounds', longTest, () => {
  const returned = checkRounds(threeCardPoker, {
    rounds: 100_000,
    betOf: (random) => (random.int(2) ? chipOn('ante', 'pair-plus') : chipOn('ante')),
    actionOf: ({ events }) => {
      const cards = events.flatMap((event) => (event.type === 'dealt' ? [event.card] : []))
      return { type: isWorthRaise(cards) ? 'play' : 'fold' }
    },
  })
  expect(returned).toBeCloseTo(0.979, 1)
})
