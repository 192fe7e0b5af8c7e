import { expect, it } from 'vitest'
import { longIt } from '../../../long-it.ts'
import { checkRounds, longTest } from '../../instant/test/check-rounds.ts'
import { playWith } from '../../instant/test/play-with.ts'
import { fixedDraws } from '../../instant/test/seeded-draws.ts'
import { chipOn, randomBets } from '../../instant/test/spot-bets.ts'
import { parseCards } from '../../parts/cards/test/parse-cards.ts'
import { andarBahar } from './andar-bahar.ts'
import { andarBaharSheet } from './andar-bahar-sheet.ts'

const play = (text: string, ...spots: string[]) =>
  playWith(andarBahar, fixedDraws({ cards: parseCards(text) }), { bet: chipOn(...spots) })

it.each([
  ['9s 9c', 'andar', 1900],
  ['9s 9c', 'bahar', 0],
  ['9s 2c 9c', 'bahar', 2000],
  ['9s 2c 9c', 'andar', 0],
  ['9s 2c 3c 9d', 'andar', 1900],
  ['9s 9c', 'cards-6-10', 0],
  ['9s 2c 3c 4c 5c 9d', 'cards-1-5', 3500],
  ['9s 2c 3c 4c 5c 6c 9d', 'cards-1-5', 0],
])('%s: %s returns %i of 1000', (cards, spot, payout) => {
  expect(play(cards, spot).payoutMinor).toBe(BigInt(payout))
})

it('deals the joker, then Andar and Bahar in turns up to the match', () => {
  const round = play('9s 2c 3c 9d', 'andar')
  expect(round.events.map((event) => ('side' in event ? event.side : event.type))).toEqual([
    'joker',
    'andar',
    'bahar',
    'andar',
    'settled',
  ])
})

it('prices every number of cards at 95 % at most, and knows the shares of both sides', () => {
  const rows = andarBaharSheet()
  const total = rows
    .slice(2)
    .reduce((sum, row) => sum + Number(row.probability.split('/')[0]) / Number(row.probability.split('/')[1]), 0)
  expect(total).toBeCloseTo(1, 12)
  for (const row of rows.slice(2)) {
    expect(Number(row.decimal), row.bet).toBeLessThanOrEqual(0.95)
    expect(Number(row.decimal), row.bet).toBeGreaterThan(0.94)
  }
  expect(Number(rows[0]?.decimal)).toBeCloseTo(1 - 0.0215, 3)
  expect(Number(rows[1]?.decimal)).toBeCloseTo(1 - 0.03, 3)
})

longIt(import.meta.url)('conserves money and stays under its most in 100,000 rounds', longTest, () => {
  const returned = checkRounds(andarBahar, {
    rounds: 100_000,
    betOf: (random) => randomBets(andarBahar.spots, 3, random),
  })
  expect(returned).toBeCloseTo(0.95, 1)
})
