import { expect, it } from 'vitest'
import { answerLine } from './answer-line.ts'

const told = (kind: string, request: object) => {
  const { id: _, ...answer } = JSON.parse(answerLine(JSON.stringify({ id: 'a', kind, ...request })))
  return answer
}
const slips = (...asked: [slipNo: number, spots: Record<string, string>][]) =>
  told('slips', { slips: asked.map(([slipNo, spots]) => ({ slipNo, spots })) }).answers

it('slips: a second one is a bet of what is new, and the same again answers the same bet', () => {
  expect(slips([1, { player: '500' }], [2, { player: '800' }])).toEqual([
    { bet: { player: '500' } },
    { bet: { player: '300' } },
  ])
  expect(slips([1, { player: '500' }], [1, { player: '500' }], [2, { tie: '10', player: '500' }])).toEqual([
    { bet: { player: '500' } },
    { bet: { player: '500' } },
    { bet: { tie: '10' } },
  ])
})

it('slips: less than stands, a third, another under a number that stands, and a first after the second are refused', () => {
  expect(slips([1, { player: '500' }], [2, { player: '400', tie: '900' }])[1]).toEqual({ code: 'SLIP_SHRINKS' })
  expect(slips([1, { a: '5' }], [2, { a: '6' }], [2, { a: '7' }])[2]).toEqual({ code: 'SLIP_SPENT' })
  expect(slips([1, { a: '5' }], [1, { b: '5' }])[1]).toEqual({ code: 'SLIP_SPENT' })
  expect(slips([2, { a: '5' }], [1, { a: '4' }])[1]).toEqual({ code: 'SLIP_SPENT' })
  expect(told('slips', { slips: [{ slipNo: 3, spots: {} }] }).error.field).toBe('slips.0.slipNo')
})

it.each([
  ['ping-pong', 'BPBTPB', true],
  ['ping-pong', 'BPBPP', false],
  ['streak-4', 'PBBTBB', true],
  ['two-two', 'BBPPBB', true],
])('good-road: %s in %s is %s', (pattern, results, isOn) => {
  expect(told('good-road', { pattern, results })).toEqual({ isOn })
})

it('table-exposure knows the tables of everybody too', () => {
  expect(told('table-exposure', { rules: 'xoc-dia', spots: { even: '100', 'four-red': '10' } })).toEqual({
    worstMinor: '238',
  })
  expect(told('table-exposure', { rules: 'bau-cua', spots: { 'symbol-1': '100' } })).toEqual({ worstMinor: '300' })
})

it('roads tells columns, cells and the derived roads of results', () => {
  expect(told('roads', { results: 'TBBTPBB' })).toEqual({
    ...{ counts: { B: 4, P: 1, T: 2 }, leadingTies: 1 },
    bigRoad: [
      { side: 'B', length: 2, ties: [0, 1] },
      { side: 'P', length: 1, ties: [0] },
      { side: 'B', length: 2, ties: [0, 0] },
    ],
    bigRoadCells: [
      [
        [0, 0],
        [0, 1],
      ],
      [[1, 0]],
      [
        [2, 0],
        [2, 1],
      ],
    ],
    ...{ bigEyeBoy: 'BB', smallRoad: 'R', cockroachPig: '' },
  })
  expect(told('roads', { results: 'BXP' }).error.field).toBe('results')
})

it.each([
  ['meron', 'settled', { meron: '1.58', wala: '0', draw: '0' }],
  ['wala', 'settled', { meron: '0', wala: '2.37', draw: '0' }],
  ['draw', 'draw', { meron: '1', wala: '1', draw: '9' }],
])('cockfight-tote: 95 % of 200,000 on 120,000 and 80,000 when the fight ends as %s', (result, status, factors) => {
  expect(told('cockfight-tote', { meronMinor: '12000000', walaMinor: '8000000', result })).toEqual({
    ...{ status, meronDividend: '1.58', walaDividend: '2.37', factors },
  })
})

it('cockfight-tote gives everything back at a dividend of 1.07 or less, draws too', () => {
  const factors = { meron: '1', wala: '1', draw: '1' }
  const at = (meronMinor: string, walaMinor: string) =>
    told('cockfight-tote', { meronMinor, walaMinor, result: 'draw' })
  expect(at('8880', '1120')).toEqual({ status: 'cancelled', factors })
  expect(at('8796', '1204')).toMatchObject({ status: 'draw', meronDividend: '1.08' })
  expect(at('5000', '0')).toEqual({ status: 'cancelled', factors })
})

it('cockfight-fixed pays the price of the winner, and gives the sides back at a draw', () => {
  const at = (selection: string, result: string, odds = '1.83') =>
    told('cockfight-fixed', { selection, odds, result, stakeMinor: '1001' }).payoutMinor
  expect([at('meron', 'meron'), at('meron', 'wala'), at('wala', 'bdd'), at('bdd', 'bdd'), at('ftd', 'ftd')]).toEqual([
    ...['1831', '0', '1001', '9009', '81081'],
  ])
})

it('matched-pool gives back what nobody stands against', () => {
  const bets = [
    { id: 'a', side: 'tai', amountMinor: '100' },
    { id: 'b', side: 'xiu', amountMinor: '60' },
  ]
  expect(told('matched-pool', { result: 'tai', bets })).toEqual({
    bets: [
      { id: 'a', refundedMinor: '40', payoutMinor: '158' },
      { id: 'b', refundedMinor: '0', payoutMinor: '0' },
    ],
  })
})

it('blackjack-common plays everybody from the same cards, stage by stage', () => {
  const shoe = { front: ['8s', '6h', '8c', 'Td', '3s', 'Th', '9d', '5c'], back: ['7s', '7h'] }
  const players = [
    { id: 'a', stakeMinor: '100', isSplit: true, wishes: [['double'], ['stand']] },
    { id: 'b', stakeMinor: '100', wishes: [['hit', 'stand']] },
    { id: 'c', stakeMinor: '100' },
  ]
  expect(told('blackjack-common', { ...shoe, players })).toEqual({
    players: [
      {
        id: 'a',
        hands: [
          { cards: ['8s', '3s', 'Th'], total: 21 },
          { cards: ['8c', '9d'], total: 17 },
        ],
        ...{ stakedMinor: '300', payoutMinor: '600' },
      },
      { id: 'b', hands: [{ cards: ['8s', '8c', '3s'], total: 19 }], stakedMinor: '100', payoutMinor: '200' },
      { id: 'c', hands: [{ cards: ['8s', '8c'], total: 16 }], stakedMinor: '100', payoutMinor: '200' },
    ],
    dealer: { cards: ['6h', 'Td', '7s'], total: 23 },
    shownAfter: { 1: 1, 2: 2, 3: 3, 4: 3 },
  })
  const short = { front: shoe.front.slice(0, 4), back: [], players: [{ id: 'b', stakeMinor: '1', wishes: [['hit']] }] }
  expect(told('blackjack-common', short).error.field).toBe('front')
})

it('money-wheel pays the number to one, times the multipliers before it, and not more than the cap', () => {
  const [forty, two, seven] = [0, 23, 46]
  const asked = (stops: number[], more: object = {}) => told('money-wheel', { stops, spots: { 40: '10' }, ...more })
  expect(asked([forty])).toEqual({ symbol: '40', multiplier: '1', payoutMinor: '410' })
  expect(asked([two, seven, forty])).toEqual({ symbol: '40', multiplier: '14', payoutMinor: '5610' })
  expect(asked([seven, forty], { payoutMinorMax: '1000' }).payoutMinor).toBe('1000')
  expect(asked([forty, two]).error.field).toBe('stops')
})
