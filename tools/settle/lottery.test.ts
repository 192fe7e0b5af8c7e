import { expect, it } from 'vitest'
import { answerLine } from './answer-line.ts'

const told = (kind: string, request: object) => {
  const { id: _, ...answer } = JSON.parse(answerLine(JSON.stringify({ id: 'a', kind, ...request })))
  return answer
}
const refused = (kind: string, request: object) => told(kind, request).error?.field

const repeat = <T>(count: number, value: T) => Array.from({ length: count }, () => value)
const north = {
  ...{ DB: ['48126'], G1: ['11126'], G2: repeat(2, '22226'), G3: [...repeat(3, '33326'), ...repeat(3, '33300')] },
  ...{ G4: ['4426', ...repeat(3, '4400')], G5: repeat(6, '5500'), G6: repeat(3, '600'), G7: repeat(4, '70') },
}

it('lottery-bet settles a lô of the North by every ending', () => {
  const bet = { game: 'vn-north', bet: 'lo2', selection: ['26'], unitStakeMinor: '100000', draw: north }
  expect(told('lottery-bet', bet)).toEqual({
    ...{ bets: 1, stakeMinor: '2700000', hits: 8, payoutMinor: '78400000' },
  })
  expect(told('lottery-bet', { ...bet, draw: null })).toEqual({ bets: 1, stakeMinor: '2700000' })
  expect(told('lottery-bet', { ...bet, factorPerMille: 850 }).payoutMinor).toBe('66640000')
  const two = { ...bet, bet: 'xien2', selection: ['26', '00', '70'], factorsPerMille: { 26: 850 } }
  // Tickets 26–00 and 26–70 at 850, 00–70 whole.
  expect(told('lottery-bet', two)).toMatchObject({
    bets: 3,
    hits: 3,
    payoutMinor: `${(170_000 * (850 + 850 + 1000)) / 100}`,
  })
  expect(refused('lottery-bet', { ...bet, selection: ['26', '2'] })).toBe('selection.1')
  expect(refused('lottery-bet', { ...bet, bet: 'lo9' })).toBe('bet')
  expect(refused('lottery-bet', { ...bet, game: 'vn-west' })).toBe('game')
  expect(refused('lottery-bet', { ...bet, draw: { ...north, G6: ['600'] } })).toBe('draw.G6')
  expect(refused('lottery-bet', { ...bet, factorPerMille: 1001 })).toBe('factorPerMille')
})

it('lottery-bet settles pairs of Thai and Lao numbers by their factor, and boxes of 4D', () => {
  const thai = { first: '120334', front3: ['111', '222'], back3: ['333', '444'], bottom2: '55' }
  const tod = { game: 'thai', bet: 'tod3', selection: ['343'], unitStakeMinor: '100', draw: thai }
  expect(told('lottery-bet', tod).payoutMinor).toBe('15000')
  expect(told('lottery-bet', { ...tod, pairFactor: 2 }).payoutMinor).toBe('30000')
  expect(
    told('lottery-bet', { ...tod, game: 'lao', selection: ['443'], draw: '8344', pairFactor: 2 }).payoutMinor,
  ).toBe('28000')
  const draw = {
    first: '2468',
    second: '0001',
    third: '0002',
    special: repeat(10, '9999'),
    consolation: repeat(10, '5555'),
  }
  const big = { game: '4d', bet: 'big', selection: ['8642'], unitStakeMinor: '100', draw }
  expect(told('lottery-bet', { ...big, box: 'ibox' })).toMatchObject({
    bets: 1,
    stakeMinor: '100',
    payoutMinor: '14583',
  })
  expect(told('lottery-bet', { ...big, box: 'mbox', odds: 'shop' })).toMatchObject({ bets: 24, payoutMinor: '250000' })
  expect(told('lottery-bet', { ...big, box: 'roll', selection: ['2*68'] })).toMatchObject({
    bets: 10,
    payoutMinor: '350000',
  })
  expect(told('lottery-bet', { ...big, selection: ['2468'] })).toMatchObject({ hits: 1, tiers: { first: 1 } })
  expect(told('lottery-bet', { ...big, selection: ['1357'] })).toMatchObject({ payoutMinor: '0', tiers: {} })
  expect(told('lottery-bet', { ...big, box: 'ibox', selection: ['7777'] })).toEqual({ isRefused: true })
  expect(told('lottery-bet', { ...big, bet: '3a', box: 'ibox', selection: ['468'] })).toEqual({ isRefused: true })
  expect(refused('lottery-bet', { ...big, box: 'ibox', selection: ['77'] })).toBe('selection.0')
})

it('lottery-odds tells the chance, the price and the return of a bet', () => {
  expect(told('lottery-odds', { game: 'vn-north', bet: 'de' })).toEqual({
    ...{ probability: '1/100', gross: '98', rtp: '0.98' },
  })
  expect(told('lottery-odds', { game: '4d', bet: 'big', odds: 'shop' }).rtp).toBe('0.64')
  const pair = { game: 'thai', bet: 'tod3', selection: ['113'] }
  expect(told('lottery-odds', pair)).toMatchObject({ gross: '150', rtp: '0.45' })
  expect(told('lottery-odds', { ...pair, pairFactor: 2 })).toMatchObject({ gross: '300', rtp: '0.9' })
  expect(told('lottery-odds', { ...pair, selection: ['123'], pairFactor: 2 }).rtp).toBe('0.9')
  expect(refused('lottery-odds', { game: 'thai', bet: 'tod9' })).toBe('bet')
})

it('lottery-cost, chase and shorthand answer before anything is bought', () => {
  const cost = { bets: 3, anteMinor: '100', mode: '0.1', multiple: 2 }
  expect(told('lottery-cost', cost)).toEqual({ costMinor: '60' })
  expect(told('lottery-cost', { ...cost, anteMinor: '1' })).toEqual({ isRefused: true })
  expect(refused('lottery-cost', { ...cost, mode: '0.5' })).toBe('mode')
  const multiple = { type: 'step', start: 1, every: 2, factor: 3 }
  const chase = { issues: 4, multiple, costMinor: '100', winProbability: '1/4' }
  expect(told('chase', chase)).toEqual({
    ...{ multiples: [1, 1, 3, 3], totalMinor: '800', atLeastOneWin: '0.68359375' },
  })
  expect(told('chase', { ...chase, return: '97/100', stopOnWin: true })).toMatchObject({
    ...{ expectedReturnMinor: '456', expectedReturn: '456.203125' },
  })
  expect(refused('chase', { ...chase, winProbability: '1/0' })).toBe('winProbability')
  expect(refused('chase', { ...chase, multiple: { type: 'hand', list: [1] } })).toBe('multiple')
  expect(told('shorthand', { region: 'north', text: '21 43 lo 30k' })).toEqual({
    ...{ bets: [{ bet: 'lo2', numbers: ['21', '43'], stake: '30000', count: 2 }], unread: [] },
  })
  expect(told('shorthand', { region: 'north', text: '12 lo abc 5k' })).toEqual({
    ...{ bets: [], unread: [{ text: 'abc', at: 6 }] },
  })
  expect(told('shorthand', { region: 'south', text: 'hcm 12 de 5' }).bets[0]).toMatchObject({ province: 'hcm' })
})

it('agent-points, agent-pool, agent-tree and instant-rebate share a stake out', () => {
  const line = [
    { id: 'top', group: 1960 },
    { id: 'a', group: 1954 },
    { id: 'p', group: 1950 },
  ]
  const points = { maxGroup: 1960, line, betGroup: 1900, stakeMinor: '10000' }
  expect(told('agent-points', points)).toEqual({ shares: { top: '30', a: '20', p: '250' }, restMinor: '0' })
  expect(told('agent-points', { ...points, line: line.slice(1) })).toMatchObject({ houseMinor: '30' })
  expect(refused('agent-points', { ...points, betGroup: 1952 })).toBe('betGroup')
  expect(refused('agent-points', { ...points, line: [...line].reverse() })).toBe('line.1.group')
  const members = [{ id: 'top', split: 'all' }, { id: 'a', keepPercent: '30' }, { id: 'p' }]
  expect(told('agent-pool', { poolRate: '0.011', stakeMinor: '10000', line: members })).toEqual({
    ...{ shares: { top: '0', a: '33', p: '77' }, restMinor: '0' },
  })
  const accounts = line.map((member, index) => ({ ...member, parent: line[index - 1]?.id ?? null }))
  const bets = repeat(2, { player: 'p', group: 1900, stakeMinor: '333' })
  // Shares of 333 are 0.999, 0.666 and 8.325 of 9.99.
  expect(told('agent-tree', { maxGroup: 1960, accounts, bets })).toEqual({ incomeMinor: { p: '16' }, restMinor: '2' })
  expect(refused('agent-tree', { maxGroup: 1950, accounts, bets })).toBe('accounts.0')
  expect(refused('agent-tree', { maxGroup: 1960, accounts, bets: [{ ...bets[0], player: 'x' }] })).toBe('bets.0')
  const looped = [{ id: 'p', group: 1950, parent: 'p' }]
  expect(refused('agent-tree', { maxGroup: 1960, accounts: looped, bets: [] })).toBe('accounts.0')
  expect(told('instant-rebate', { ownGroup: 1950, betGroup: 1900, stakeMinor: '1000' })).toEqual({
    ...{ rebateMinor: '25', debitMinor: '975' },
  })
  expect(refused('instant-rebate', { ownGroup: 1900, betGroup: 1950, stakeMinor: '1000' })).toBe('betGroup')
})
