import { describe, expect, it } from 'vitest'
import { longIt } from '../../../long-it.ts'
import { checkRounds, longTest } from '../../instant/test/check-rounds.ts'
import { fixedDraws } from '../../instant/test/seeded-draws.ts'
import { chipOn, randomBets } from '../../instant/test/spot-bets.ts'
import { parseCards } from '../../parts/cards/test/parse-cards.ts'
import { baccarat, baccaratNoCommission } from './baccarat.ts'
import { baccaratSheet } from './baccarat-sheet.ts'
import { doesBankerDraw } from './deal.ts'

/** Plays the cards in the order of dealing; equal ones come from different packs. */
function play(spot: string, text: string, game = baccarat) {
  const bet = game.readBet(chipOn(spot))
  if (!bet.ok) throw new Error(spot)
  const played = game.play(
    bet.value,
    [],
    fixedDraws({ cards: parseCards(text).map((card, index) => card + 52 * index) }),
  )
  if (!played.ok) throw new Error(played.refusal.expected)
  return played.round
}

describe('third cards', () => {
  it('the banker draws as the table of its total and the third card of the player says, all 88 cases', () => {
    const table = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', '']
    for (let total = 0; total <= 7; total += 1) {
      for (let third = 0; third <= 9; third += 1)
        expect(doesBankerDraw(total, third), `${total} against ${third}`).toBe(table[total]?.includes(`${third}`))
      expect(doesBankerDraw(total, undefined)).toBe(total <= 5)
    }
  })

  it.each([
    ['9s 2s Ks 3s', 4, 'a natural ends it'],
    ['2s 9s 3s Ks', 4, 'a natural of the banker ends it'],
    ['Ks 2s 6s 5s', 4, 'both stand on 6 and 7'],
    ['2s 2c 3s 5s 8s', 5, 'the player draws on 5, the banker stands on 7'],
    ['Ks 2s 7s 3s 4s', 5, 'the player stands on 7, the banker draws on 5'],
    ['Ks Kc 2s 2c 9s 5s', 6, 'both draw'],
  ])('%s: %i cards, %s', (cards, count) => {
    expect(play('tie', cards).events.filter(({ type }) => type === 'dealt')).toHaveLength(count)
  })

  it('are dealt in the order player, banker, player, banker, player, banker', () => {
    const dealt = play('tie', 'Ks Kc 2s 2c 9s 5s').events.slice(0, 6)
    expect(dealt.map((event) => (event.type === 'dealt' ? `${event.side} ${event.card}` : ''))).toEqual(
      parseCards('Ks Kc 2s 2c 9s 5s').map((card, index) => `${index % 2 === 0 ? 'player' : 'banker'} ${card}`),
    )
  })
})

const playerNatural = '9s 2s Ks 3s'
const bankerNatural = '2s 9s 3s Ks'
const tieOfSevens = 'Ks Kc 7s 7c'

it.each([
  ['player', playerNatural, 2000],
  ['player', bankerNatural, 0],
  ['player', tieOfSevens, 1000],
  ['banker', bankerNatural, 1950],
  ['banker', playerNatural, 0],
  ['banker', tieOfSevens, 1000],
  ['tie', tieOfSevens, 9000],
  ['tie', playerNatural, 0],
  ['player-pair', '4s 2s 4h 5s', 12000],
  ['player-pair', 'Ks 2s Qs 5s 8s', 0],
  ['banker-pair', '2s 4s 6s 4h', 12000],
  ['either-pair', '2s 4s 6s 4h', 6000],
  ['either-pair', '2s 4s 6s 3h', 0],
  ['perfect-pair', '4s 2s 4h 5s', 0],
  ['perfect-pair', '4s 2s 4s 5s', 26000],
  ['perfect-pair', '4s 2s 4s 2s', 201000],
  ['big', 'Ks 2s 7s 3s 4s', 1540],
  ['big', playerNatural, 0],
  ['small', playerNatural, 2500],
  ['small', 'Ks 2s 7s 3s 4s', 0],
  ['player-bonus', playerNatural, 2000],
  ['player-bonus', '9s Ks Ks 9s', 1000],
  ['player-bonus', bankerNatural, 0],
  ['player-bonus', 'Ks Kc 7s 3c 2c', 0],
  ['player-bonus', 'Ks Kc 6s 3c Kd', 0],
  ['player-bonus', 'Ks Ac 7s Ad Kd', 3000],
  ['player-bonus', 'Ks Kc Kd Kh 9s Kc', 31000],
  ['player-bonus', 'Ks Kc Kd Kh 8s 2c', 5000],
  ['banker-bonus', bankerNatural, 2000],
  ['banker-bonus', 'Ks Kc Kd 7h Ac', 5000],
  ['banker-bonus', 'Ks Kc Kd 7h Kc', 7000],
  ['banker-bonus', 'Ks Kc Kd Kh Kc 9s', 31000],
  ['banker-bonus', 'Ks Kc Kd Kh Kc 8s', 11000],
  ['banker-bonus', 'Ks Kc Kd Kh Kc 4s', 2000],
  ['banker-bonus', 'Ks Kc Kd Kh Kc 3s', 0],
  ['lucky-6', 'Ks Kc Kd 6h Kc', 13000],
  ['lucky-6', 'Ks Kc Kd 2h Kc 4s', 21000],
  ['lucky-6', bankerNatural, 0],
])('%s with %s returns %i of 1000', (spot, cards, gross) => {
  expect(play(spot, cards).payoutMinor).toBe(BigInt(gross))
})

it('without commission pays the banker even, and half when it wins with 6', () => {
  expect(play('banker', bankerNatural, baccaratNoCommission).payoutMinor).toBe(2000n)
  expect(play('banker', 'Ks Kc Kd 6h Kc', baccaratNoCommission).payoutMinor).toBe(1500n)
  expect(play('banker', 'Ks Kc Kd 6h 6c Ks', baccaratNoCommission).payoutMinor).toBe(1000n)
})

it('keeps the published 1.24 % of the player, 1.06 % of the banker and 14.36 % of a tie', () => {
  const rows = new Map(baccaratSheet({ isCommissionFree: false }).map((row) => [row.bet, row.decimal]))
  expect(rows.get('player')).toBe('0.98764918')
  expect(rows.get('banker')).toBe('0.98942094')
  expect(rows.get('tie')).toBe('0.85640371')
  expect(rows.get('player-pair')).toBe('0.89638554')
  const free = new Map(baccaratSheet({ isCommissionFree: true }).map((row) => [row.bet, row.decimal]))
  expect(free.get('banker')).toBe('0.98541895')
})

longIt(import.meta.url).each([baccarat, baccaratNoCommission])(
  '$id conserves money and stays under its most in 100,000 rounds',
  longTest,
  (game) => {
    const returned = checkRounds(game, { rounds: 100_000, betOf: (random) => randomBets(game.spots, 4, random) })
    expect(returned).toBeCloseTo(0.93, 1)
  },
)
