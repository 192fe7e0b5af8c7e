import { expect, it } from 'vitest'
import { longIt } from '../../../long-it.ts'
import { checkRounds, longTest } from '../../instant/test/check-rounds.ts'
import { playWith } from '../../instant/test/play-with.ts'
import { fixedDraws } from '../../instant/test/seeded-draws.ts'
import { chipOn } from '../../instant/test/spot-bets.ts'
import { parseCards } from '../../parts/cards/test/parse-cards.ts'
import { casinoWar } from './casino-war.ts'
import { casinoWarSheet } from './casino-war-sheet.ts'

const play = (text: string, actions: { type: string }[] = []) =>
  playWith(casinoWar, fixedDraws({ cards: parseCards(text) }), { bet: chipOn('ante', 'tie'), actions })

it.each([
  ['As Ks', [], 2000, 2000],
  ['2s 3s', [], 2000, 0],
  ['9s 9h', ['surrender'], 2000, 500 + 11000],
  ['9s 9h Ks 2s', ['war'], 3000, 3000 + 11000],
  ['9s 9h Ks Kh', ['war'], 3000, 3000 + 11000],
  ['9s 9h 2s Kh', ['war'], 3000, 11000],
])('%s %j stakes %i and returns %i', (cards, actions, stake, payout) => {
  const round = play(
    cards,
    actions.map((type) => ({ type })),
  )
  expect([round.isOver, round.stakeMinor, round.payoutMinor]).toEqual([true, BigInt(stake), BigInt(payout)])
})

it('waits on a tie and shows no card of the war', () => {
  const round = play('9s 9h Ks 2s')
  expect(round).toMatchObject({ isOver: false, allowed: ['war', 'surrender'], payoutMinor: 0n })
  expect(round.events).toHaveLength(2)
})

it('refuses a decision where there is none, and a tie bet alone', () => {
  expect(() => play('As Ks', [{ type: 'war' }])).toThrow('the round is over')
  expect(() => play('9s 9h', [{ type: 'war' }, { type: 'war' }])).toThrow('the round is over')
  expect(casinoWar.readBet(chipOn('tie')).ok).toBe(false)
  expect(casinoWar.readAction({ type: 'fold' }).ok).toBe(false)
})

it('keeps the published 2.88 % of the ante with war, and 3.70 % with giving up', () => {
  const rows = new Map(casinoWarSheet().map((row) => [row.bet, Number(row.decimal)]))
  expect(rows.get('ante')).toBeCloseTo(1 - 0.0288, 4)
  expect(rows.get('ante-surrender')).toBeCloseTo(1 - 0.037, 4)
  expect(rows.get('tie')).toBeCloseTo(1 - 0.1865, 4)
})

longIt(import.meta.url)('conserves money and stays under its most in 100,000 rounds', longTest, () => {
  const returned = checkRounds(casinoWar, {
    rounds: 100_000,
    betOf: (random) => ({ bets: [...chipOn('ante').bets, ...(random.int(2) ? chipOn('tie').bets : [])] }),
    actionOf: (_, random) => ({ type: random.int(2) ? 'war' : 'surrender' }),
  })
  expect(returned).toBeCloseTo(0.92, 1)
})
