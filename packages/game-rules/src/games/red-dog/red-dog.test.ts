import { expect, it } from 'vitest'
import { longIt } from '../../../long-it.ts'
import { checkRounds, longTest } from '../../instant/test/check-rounds.ts'
import { playWith } from '../../instant/test/play-with.ts'
import { fixedDraws } from '../../instant/test/seeded-draws.ts'
import { chipOn } from '../../instant/test/spot-bets.ts'
import { parseCards } from '../../parts/cards/test/parse-cards.ts'
import { redDog } from './red-dog.ts'
import { redDogSheet } from './red-dog-sheet.ts'

const play = (text: string, ...actions: string[]) =>
  playWith(redDog, fixedDraws({ cards: parseCards(text) }), {
    bet: chipOn('ante'),
    actions: actions.map((type) => ({ type })),
  })

it.each([
  ['5s 6h', [], 1000, 1000],
  ['As Kh', [], 1000, 1000],
  ['5s 5h 5d', [], 1000, 12000],
  ['5s 5h 6d', [], 1000, 1000],
  ['5s 7h 6d', ['call'], 1000, 6000],
  ['7s 5h 6d', ['raise'], 2000, 12000],
  ['5s 8h 6d', ['call'], 1000, 5000],
  ['5s 9h 6d', ['call'], 1000, 3000],
  ['5s Th 6d', ['call'], 1000, 2000],
  ['2s Ah Kd', ['raise'], 2000, 4000],
  ['2s Ah 2d', ['raise'], 2000, 0],
  ['2s Ah Ad', ['call'], 1000, 0],
  ['5s 7h 8d', ['call'], 1000, 0],
])('%s %j stakes %i and returns %i', (cards, actions, stake, payout) => {
  const round = play(cards, ...actions)
  expect([round.isOver, round.stakeMinor, round.payoutMinor]).toEqual([true, BigInt(stake), BigInt(payout)])
})

it('hides the third card until the player has decided', () => {
  const round = play('5s 7h 6d')
  expect(round).toMatchObject({ isOver: false, allowed: ['raise', 'call'] })
  expect(round.events.at(-1)).toEqual({ type: 'spread', spread: 1 })
  expect(() => play('5s 6h', 'call')).toThrow('the round is over')
})

it('keeps 2.80 % of the ante with six packs', () => {
  const rows = redDogSheet()
  expect(Number(rows[0]?.decimal)).toBeCloseTo(1 - 0.028, 4)
  expect(Number(rows[1]?.decimal)).toBeGreaterThan(Number(rows[0]?.decimal))
})

longIt(import.meta.url)(
  'conserves money and stays under its most in 100,000 rounds, and returns what its sheet says',
  longTest,
  () => {
    const returned = checkRounds(redDog, {
      rounds: 100_000,
      betOf: () => chipOn('ante'),
      actionOf: ({ events }) => {
        const last = events.at(-1)
        return { type: last?.type === 'spread' && last.spread >= 7 ? 'raise' : 'call' }
      },
    })
    expect(Math.abs(returned - Number(redDogSheet()[1]?.decimal))).toBeLessThan(0.015)
  },
)
