import { expect, it } from 'vitest'
import { longIt } from '../../../long-it.ts'
import { checkRounds, longTest } from '../../instant/test/check-rounds.ts'
import { playWith } from '../../instant/test/play-with.ts'
import { fixedDraws } from '../../instant/test/seeded-draws.ts'
import { chipOn, randomBets } from '../../instant/test/spot-bets.ts'
import { parseCards } from '../../parts/cards/test/parse-cards.ts'
import { dragonTiger } from './dragon-tiger.ts'
import { dragonTigerSheet } from './dragon-tiger-sheet.ts'

const paid = (spot: string, text: string): bigint => {
  const bet = dragonTiger.readBet(chipOn(spot))
  if (!bet.ok) throw new Error(spot)
  const [dragon = 0, tiger = 0] = parseCards(text)
  const played = dragonTiger.play(bet.value, [], fixedDraws({ cards: [dragon, tiger + 52] }))
  return played.ok ? played.round.payoutMinor : -1n
}

it.each([
  ['dragon', 'Ks Qs', 2000],
  ['dragon', 'As 2s', 0],
  ['dragon', '5s 5h', 500],
  ['tiger', 'As 2s', 2000],
  ['tiger', 'Ks Qs', 0],
  ['tiger', '5s 5s', 500],
  ['tie', '5s 5h', 12000],
  ['tie', '5s 6s', 0],
  ['suited-tie', '5s 5s', 51000],
  ['suited-tie', '5s 5h', 0],
  ['dragon-big', '8s As', 2000],
  ['dragon-big', 'Ks As', 2000],
  ['dragon-big', '7s As', 0],
  ['dragon-small', 'As Ks', 2000],
  ['dragon-small', '6s Ks', 2000],
  ['dragon-small', '7s Ks', 0],
  ['tiger-odd', '2s As', 2000],
  ['tiger-odd', '2s Js', 2000],
  ['tiger-odd', '2s Ks', 2000],
  ['tiger-odd', '2s 7s', 0],
  ['tiger-even', '2s Qs', 2000],
  ['tiger-even', '2s 7s', 0],
  ['tiger-even', '2s 9s', 0],
  ['dragon-red', '7h 2s', 1950],
  ['dragon-black', '7c 2s', 1950],
  ['dragon-black', '7d 2s', 0],
  ['tiger-hearts', '2s 4h', 4000],
  ['tiger-hearts', '2s 7h', 0],
  ['tiger-spades', '2h 4c', 0],
])('%s with %s returns %i of 1000', (spot, cards, gross) => {
  expect(paid(spot, cards)).toBe(BigInt(gross))
})

it('deals the dragon first', () => {
  const round = playWith(dragonTiger, fixedDraws({ cards: parseCards('9h 3c') }), { bet: chipOn('dragon') })
  expect(round.events.slice(0, 2)).toEqual([
    { type: 'dealt', side: 'dragon', card: parseCards('9h')[0] },
    { type: 'dealt', side: 'tiger', card: parseCards('3c')[0] },
  ])
})

it('keeps the published 3.73 % of dragon and tiger', () => {
  const rows = new Map(dragonTigerSheet().map((row) => [row.bet, row]))
  expect(rows.get('dragon')?.decimal).toBe('0.96265060')
  expect(rows.get('tiger')?.rtp).toBe(rows.get('dragon')?.rtp)
  expect(rows.get('tie')?.rtp).toBe('372/415')
  expect(rows.get('suited-tie')?.rtp).toBe('357/415')
  expect(rows.get('tiger-even')?.rtp).toBe('12/13')
  expect(rows.get('dragon-red')?.rtp).toBe('39/40')
})

longIt(import.meta.url)('conserves money and stays under its most in 100,000 rounds', longTest, () => {
  const returned = checkRounds(dragonTiger, {
    rounds: 100_000,
    betOf: (random) => randomBets(dragonTiger.spots, 3, random),
  })
  expect(returned).toBeCloseTo(0.93, 1)
})
