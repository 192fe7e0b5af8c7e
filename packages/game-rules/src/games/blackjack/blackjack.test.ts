import { describe, expect, it } from 'vitest'
import { longIt } from '../../../long-it.ts'
import { checkRounds, longTest } from '../../instant/test/check-rounds.ts'
import { playWith } from '../../instant/test/play-with.ts'
import { fixedDraws } from '../../instant/test/seeded-draws.ts'
import { chipOn } from '../../instant/test/spot-bets.ts'
import { parseCards } from '../../parts/cards/test/parse-cards.ts'
import { basicStrategy } from './basic-strategy.ts'
import { blackjack } from './blackjack.ts'
import { blackjackSheet } from './blackjack-sheet.ts'
import { blackjackValue, handValue } from './hand-value.ts'

/** One box: own card, up card, own card, hole card, then what is drawn. */
const play = (text: string, actions: (string | object)[] = [], ...sides: string[]) =>
  playWith(blackjack, fixedDraws({ cards: parseCards(text).map((card, index) => card + 52 * (index % 8)) }), {
    bet: chipOn('box-1', ...sides),
    actions: actions.map((action) => (typeof action === 'string' ? { type: action } : action)),
  })

const insurance = (...boxes: number[]) => ({ type: 'insurance', boxes })

it.each([
  ['As 5c Kd Th', [], 1000, 2500, 'a natural pays 3 to 2'],
  ['As Kc Kd Ah', [], 1000, 1000, 'two naturals tie'],
  ['9s Kc Kd Ah', [], 1000, 0, 'a blackjack under a ten ends it before any decision'],
  ['Ks 6c 9d Th 8s', ['stand'], 1000, 2000, 'the dealer busts'],
  ['Ks 7c 8d Th', ['stand'], 1000, 2000, '18 beats 17'],
  ['Ks 7c 7d Th', ['stand'], 1000, 1000, 'equal totals tie'],
  ['Ks 9c 7d Th', ['stand'], 1000, 0, '19 beats 17'],
  ['Ks 9c 7d Th 5s', ['hit'], 1000, 0, 'a bust loses'],
  ['Ks 9c 7d Th 4s', ['hit'], 1000, 2000, '21 stands by itself'],
  ['Ks 6c 7d Ah', ['stand'], 1000, 1000, 'the dealer stands on soft 17'],
  ['6s 6c 5d Th Ks 9h', ['double'], 2000, 4000, 'a double takes one card and stakes again'],
  ['6s 6c 5d Th 2s Th', ['double'], 2000, 4000, 'a double on 13 wins when the dealer busts'],
  ['8s 6c 8d Th Ks 9s 9h', ['split', 'stand', 'stand'], 2000, 4000, 'both hands of a split win'],
  ['8s 6c 8d Th 3s Ks 9s 9h', ['split', 'double', 'stand'], 3000, 6000, 'a split hand may be doubled'],
  ['As 6c Ad Th Ks 5s Th', ['split'], 2000, 4000, 'split aces get one card each and stand'],
  ['As 6c Ad Th Ks Qs 5d', ['split'], 2000, 2000, '21 after a split is no natural: it ties with 21'],
  ['Ks 6c Qd Th 9s 8s Kd', ['split', 'stand', 'stand'], 2000, 4000, 'any two tens split'],
])('%s %j stakes %i and returns %i: %s', (cards, actions, stake, payout) => {
  const round = play(cards, actions)
  expect([round.isOver, round.stakeMinor, round.payoutMinor]).toEqual([true, BigInt(stake), BigInt(payout)])
})

describe('insurance', () => {
  it('is offered under an ace before the dealer looks, and pays 2 to 1 on half the stake', () => {
    const open = play('Ks Ac 9d Th')
    expect([open.isOver, open.allowed]).toEqual([false, ['insurance']])
    expect(play('Ks Ac 9d Th', [insurance(1)])).toMatchObject({ isOver: true, stakeMinor: 1500n, payoutMinor: 1500n })
    expect(play('Ks Ac 9d Th', [insurance()])).toMatchObject({ isOver: true, stakeMinor: 1000n, payoutMinor: 0n })
    expect(play('Ks Ac 9d 9h', [insurance(1), 'stand'])).toMatchObject({ stakeMinor: 1500n, payoutMinor: 0n })
    expect(() => play('Ks Ac 9d Th', ['stand'])).toThrow('an action that is allowed')
    expect(() => play('Ks Ac 9d Th', [insurance(2)])).toThrow('boxes with a bet')
  })

  it('is not offered under any other card', () => {
    expect(play('Ks Kc 9d Th').allowed).toEqual(['hit', 'stand', 'double'])
  })
})

it('offers a split once and on equal values only, a double on two cards only', () => {
  expect(play('8s 6c 8d Th').allowed).toEqual(['hit', 'stand', 'double', 'split'])
  expect(play('8s 6c 8d Th 8h', ['split']).allowed).toEqual(['hit', 'stand', 'double'])
  expect(play('8s 6c 7d Th').allowed).toEqual(['hit', 'stand', 'double'])
  expect(play('2s 6c 3d Th 2h', ['hit']).allowed).toEqual(['hit', 'stand'])
})

it('hides the hole card until every hand is played', () => {
  const open = play('Ks Kc 7d Th')
  expect(open.events.map((event) => ('to' in event ? event.to : event.type))).toEqual([
    'box-1',
    'dealer',
    'box-1',
    'peeked',
    'turn',
  ])
  expect(play('Ks Kc 7d Th', ['stand']).events.some(({ type }) => type === 'hole')).toBe(true)
})

it('deals five boxes in turn and plays them from the first to the last', () => {
  const draws = fixedDraws({ cards: parseCards('2s 3s 4s 5s 6s Kc 2d 3d 4d 5d 6d 9h') })
  const bet = chipOn('box-5', 'box-1', 'box-3', 'box-2', 'box-4')
  const open = playWith(blackjack, draws, { bet })
  const dealt = open.events.flatMap((event) => (event.type === 'dealt' ? [event.to] : []))
  const boxes = ['box-1', 'box-2', 'box-3', 'box-4', 'box-5']
  expect(dealt).toEqual([...boxes, 'dealer', ...boxes])
  expect(open.events.at(-1)).toEqual({ type: 'turn', hand: 'box-1' })
  const next = playWith(blackjack, draws, { bet, actions: [{ type: 'stand' }] })
  expect(next.events.at(-1)).toEqual({ type: 'turn', hand: 'box-2' })
})

it.each([
  ['5s Kc 5c Th', 'pairs-1', 13000],
  ['5s Kc 5s Th', 'pairs-1', 26000],
  ['5s Kc 5d Th', 'pairs-1', 7000],
  ['5s Kc 6d Th', 'pairs-1', 0],
  ['5s 5s 5s Th', 'trio-1', 101000],
  ['5s 6s 7s Th', 'trio-1', 41000],
  ['5s 5c 5d Th', 'trio-1', 31000],
  ['5s 6c 7d Th', 'trio-1', 11000],
  ['5s 9s Ks Th', 'trio-1', 6000],
  ['5s 9s 5s Th', 'trio-1', 6000],
  ['5s 9s 5c Th', 'trio-1', 0],
])('%s: %s returns %i of 1000', (cards, side, payout) => {
  const settled = play(cards, ['stand'], side).events.at(-1)
  const paid = settled?.type === 'settled' && settled.bets.find(({ spot }) => spot === side)?.payoutMinor
  expect(paid).toBe(`${payout}`)
})

it('takes side bets only beside their box', () => {
  expect(blackjack.readBet(chipOn('pairs-1')).ok).toBe(false)
  expect(blackjack.readBet(chipOn('box-2', 'trio-1')).ok).toBe(false)
  expect(blackjack.readBet(chipOn('box-6')).ok).toBe(false)
  for (const boxes of [[0], [1, 1], ['1'], undefined]) {
    expect(blackjack.readAction({ type: 'insurance', boxes }).ok).toBe(false)
  }
})

it.each([
  ['Ts 6d', 10, 'hit'],
  ['Ts 6d', 6, 'stand'],
  ['Ts 2d', 3, 'hit'],
  ['Ts 2d', 4, 'stand'],
  ['6s 5d', 10, 'double'],
  ['6s 5d', 1, 'hit'],
  ['6s 3d', 2, 'hit'],
  ['6s 3d', 3, 'double'],
  ['As 7d', 2, 'stand'],
  ['As 7d', 3, 'double'],
  ['As 7d', 9, 'hit'],
  ['As 8d', 6, 'stand'],
  ['8s 8d', 1, 'split'],
  ['9s 9d', 7, 'stand'],
  ['9s 9d', 9, 'split'],
  ['5s 5d', 9, 'double'],
  ['Ts Td', 6, 'stand'],
  ['4s 4d', 5, 'split'],
  ['4s 4d', 7, 'hit'],
])('the basic strategy plays %s against %i: %s', (cards, up, decision) => {
  const values = parseCards(cards).map(blackjackValue)
  const allowed = ['hit', 'stand', 'double', ...(values[0] === values[1] ? ['split'] : [])]
  expect(basicStrategy(values, up, allowed)).toBe(decision)
})

it('keeps half a percent of a box played by the basic strategy', () => {
  const rows = new Map(blackjackSheet().map((row) => [row.bet, row]))
  expect(Number(rows.get('box')?.decimal)).toBeCloseTo(0.99512, 4)
  expect(rows.get('insurance')?.rtp).toBe('384/415')
  expect(rows.get('pairs')?.rtp).toBe('398/415')
})

longIt(import.meta.url)(
  'conserves money, stays under its most and returns what its sheet says in 100,000 rounds',
  longTest,
  () => {
    const returned = checkRounds(blackjack, {
      rounds: 100_000,
      betOf: () => chipOn('box-1'),
      actionOf: ({ events, allowed }) => {
        if (allowed.includes('insurance')) return insurance()
        const hand = events.findLast((event) => event.type === 'turn')?.hand
        const values = valuesOf(events, hand ?? '')
        return { type: basicStrategy(values, valuesOf(events, 'dealer')[0] ?? 0, allowed) }
      },
    })
    const sheet = Number(blackjackSheet()[1]?.decimal)
    expect(Math.abs(returned - sheet)).toBeLessThan(4 * (1.15 / Math.sqrt(100_000)))
  },
)

/** The cards of a hand as the events tell them: a split moves the second one away. */
function valuesOf(events: readonly { readonly type: string }[], hand: string): number[] {
  const held = new Map<string, number[]>()
  for (const event of events as readonly { type: string; to?: string; hand?: string; card?: number }[]) {
    if (event.type === 'dealt' && event.to) held.set(event.to, [...(held.get(event.to) ?? []), event.card ?? 0])
    const split = event.type === 'split' && event.hand ? held.get(event.hand) : undefined
    if (split) held.set(`${event.hand}-split`, split.splice(1))
  }
  return (held.get(hand) ?? []).map(blackjackValue)
}

it('counts an ace as 11 while that does not bust', () => {
  expect(
    [
      [1, 10],
      [1, 5, 10],
      [1, 1],
      [1, 1, 9],
    ].map((values) => handValue(values)),
  ).toEqual([
    { total: 21, isSoft: true },
    { total: 16, isSoft: false },
    { total: 12, isSoft: true },
    { total: 21, isSoft: true },
  ])
})
