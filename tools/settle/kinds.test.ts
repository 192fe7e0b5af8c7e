import { chainSeed, commitOf, createStream } from '@fairground/fairness'
import { expect, it } from 'vitest'
import { answerLine } from './answer-line.ts'

const seeds = {
  serverSeed: 'ed95fde6a810fbebf4fc5402f1e313b0aefb24f7aafc6c5f883e686b7641e3e5',
  clientSeed: 'hello',
  nonce: 3,
}

const ask = (kind: string, request: object) => JSON.parse(answerLine(JSON.stringify({ id: 'a', kind, ...request })))
const told = (kind: string, request: object) => {
  const { id, ...answer } = ask(kind, request)
  expect(id).toBe('a')
  return answer
}
const refused = (kind: string, request: object) => told(kind, request).error?.field

it.each([
  ['2d Kh 2c Ks 5d Th', { player: 9, banker: 0, cardsUsed: 6, result: 'P' }],
  ['9s Kh Ts 5d 2c', { player: 9, banker: 5, cardsUsed: 4, result: 'P' }],
  ['Ks Kh 6s 6h', { player: 6, banker: 6, cardsUsed: 4, result: 'T' }],
  ['2s 3h 3s Kh 8d 9d', { player: 3, banker: 3, cardsUsed: 5, result: 'T' }],
  ['6s 2h As 3h 4d', { player: 7, banker: 9, cardsUsed: 5, result: 'B' }],
])('baccarat-hand deals %s by the drawing rules', (cards, answer) => {
  expect(told('baccarat-hand', { cards: cards.split(' ') })).toEqual(answer)
})

it('baccarat-hand asks for the card that is missing, and names what is no card', () => {
  expect(refused('baccarat-hand', { cards: ['2d', 'Kh', '2c', 'Ks'] })).toBe('cards')
  expect(refused('baccarat-hand', { cards: ['2d', 'Kh', '2c', '1s'] })).toBe('cards.3')
  expect(refused('baccarat-hand', {})).toBe('cards')
})

it.each([
  [[5, 4], 'split', 17],
  [[17], 'straight', 35],
  [[2, 0, 1], 'street', 11],
  [[3, 2, 1, 0], 'corner', 8],
  [[1, 2, 4, 5], 'corner', 8],
  [[1, 2, 3, 4, 5, 6], 'six-line', 5],
])('roulette-position knows %s as a %s', (numbers, position, odds) => {
  expect(told('roulette-position', { numbers })).toEqual({ isLegal: true, position, odds })
})

it('roulette-position refuses what does not lie together', () => {
  expect(told('roulette-position', { numbers: [1, 5] })).toEqual({ isLegal: false })
  expect(told('roulette-position', { numbers: [5, 5] })).toEqual({ isLegal: false })
  expect(refused('roulette-position', { numbers: [37] })).toBe('numbers.0')
})

it('roulette-call lays the chips of the racetrack and pays them', () => {
  const chipMinor = '100'
  expect(told('roulette-call', { call: 'voisins', chipMinor, result: 0 })).toEqual({
    stakeMinor: '900',
    spots: {
      '0-2-3': '200',
      '4-7': '100',
      '12-15': '100',
      '18-21': '100',
      '19-22': '100',
      '32-35': '100',
      '25-26-28-29': '200',
    },
    payoutMinor: '2400',
  })
  expect(told('roulette-call', { call: 'orphelins', chipMinor, result: 17 }).payoutMinor).toBe('3600')
  const around = { call: 'neighbours', number: 0, neighbours: 2, chipMinor }
  expect(told('roulette-call', around)).toEqual({
    stakeMinor: '500',
    spots: { 3: '100', 26: '100', 0: '100', 32: '100', 15: '100' },
  })
  expect(told('roulette-call', { ...around, result: 26 }).payoutMinor).toBe('3600')
  expect(refused('roulette-call', { call: 'neighbours', neighbours: 2, chipMinor })).toBe('number')
  expect(refused('roulette-call', { call: 'finals', chipMinor })).toBe('call')
})

it.each([
  ['roulette', { 17: '100', red: '1000' }, '2500'],
  ['sic-bo', { small: '100', big: '100' }, '0'],
  ['dragon-tiger', { 'dragon-red': '100', 'dragon-black': '100' }, '-5'],
  ['baccarat', { player: '100', small: '100' }, '250'],
  // A banker's six of two cards beats no other two cards: five and below have drawn.
  ['baccarat', { 'lucky-6': '100', small: '10000' }, '14900'],
  ['baccarat', { tie: '100', small: '0' }, '800'],
  ['baccarat', {}, '0'],
])('table-exposure of %s with %j is %s at worst', (rules, spots, worstMinor) => {
  expect(told('table-exposure', { rules, spots })).toEqual({ worstMinor })
})

it('table-exposure names the table, the place and the amount that it does not know', () => {
  expect(refused('table-exposure', { rules: 'mah-jong', spots: {} })).toBe('rules')
  expect(refused('table-exposure', { rules: 'roulette', spots: { 38: '100' } })).toBe('spot')
  expect(refused('table-exposure', { rules: 'roulette', spots: { 1: '-1' } })).toBe('stakeMinor')
  expect(refused('table-exposure', { rules: 'roulette', spots: [] })).toBe('spots')
})

it('exposure-accept takes what stays within the cap, and what makes the worst no worse', () => {
  const table = { rules: 'roulette', capMinor: '3000', standing: { 17: '100' } }
  expect(told('exposure-accept', { ...table, slip: { red: '100' } })).toEqual({
    isAccepted: true,
    worstBeforeMinor: '3500',
    worstAfterMinor: '3400',
  })
  expect(told('exposure-accept', { ...table, slip: { 17: '1' } })).toMatchObject({ isAccepted: false })
  expect(told('exposure-accept', { ...table, standing: {}, slip: { 17: '85' } })).toMatchObject({ isAccepted: true })
})

it('table-turnover counts the difference of opposites, and nothing that is given back', () => {
  const sides = { rules: 'baccarat', spots: { player: '500', banker: '300' } }
  expect(told('table-turnover', sides)).toEqual({ turnoverMinor: '200' })
  expect(told('table-turnover', { ...sides, result: 'B' })).toEqual({ turnoverMinor: '200' })
  expect(told('table-turnover', { ...sides, result: 'T' })).toEqual({ turnoverMinor: '0' })
  expect(told('table-turnover', { ...sides, result: ['Ks', 'Kh', '6s', '6h'] })).toEqual({ turnoverMinor: '0' })
  const roulette = (spots: object, result?: number) => told('table-turnover', { rules: 'roulette', spots, result })
  expect(roulette({ red: '100', black: '100' })).toEqual({ turnoverMinor: '0' })
  expect(roulette({ red: '100', 17: '50' }, 0)).toEqual({ turnoverMinor: '150' })
  expect(roulette({})).toEqual({ turnoverMinor: '0' })
  expect(told('table-turnover', { rules: 'sic-bo', spots: { big: '100', small: '40' }, result: [1, 1, 1] })).toEqual({
    turnoverMinor: '60',
  })
  expect(refused('table-turnover', { ...sides, result: 'X' })).toBe('result')
})

it('draw draws what the stream of the seeds gives', () => {
  const balls = createStream(seeds)
    .deal(80, 20)
    .map((ball) => ball + 1)
  expect(told('draw', { game: 'keno80', ...seeds })).toEqual({ draw: balls })
  // 1211972080 is a multiple of 80: the first word of the published example.
  expect(balls[0]).toBe(1)
  expect(told('draw', { game: 'bingo-90', ...seeds }).draw).toHaveLength(90)
  expect(refused('draw', { game: 'keno99', ...seeds })).toBe('game')
  expect(refused('draw', { game: 'keno80', ...seeds, nonce: -1 })).toBe('nonce')
})

it('draw-round, draw-seed and chain-check follow their published examples', () => {
  expect(told('draw-round', { closeAtMs: Date.UTC(2026, 10, 27, 12) })).toEqual({ round: 34_325_814 })
  expect(told('draw-seed', { chain: '11'.repeat(32), beacon: '22'.repeat(32), ticketRoot: '33'.repeat(32) })).toEqual({
    seed: '7d277b2859bc2bbf78ca7c1b4a650f5b976a166a99d8509780ddd0a2f8eaf737',
  })
  const last = 'd'.repeat(64)
  const [element, before] = [chainSeed(last, 9, 5), chainSeed(last, 9, 4)]
  expect(told('chain-check', { chain: element, previous: before })).toEqual({ isValid: true })
  expect(told('chain-check', { chain: before, previous: element })).toEqual({ isValid: false })
  expect(commitOf(element)).toBe(before)
})

it('proved-draw mixes beacon and root in, or zeros where the draw takes none', () => {
  const draw = { game: 'keno80', gameId: 'keno', drawNo: '20270101', chain: '1'.repeat(64) }
  const given = { signature: 'a'.repeat(96), ticketRoot: '2'.repeat(64) }
  const none = told('proved-draw', { ...draw, ...given, mode: 'none' })
  expect(none.beacon).toBe('0'.repeat(64))
  const zeros = { beacon: '0'.repeat(64), ticketRoot: '0'.repeat(64) }
  expect(none.seed).toBe(told('draw-seed', { chain: draw.chain, ...zeros }).seed)
  const stream = { serverSeed: none.seed, clientSeed: 'keno:20270101', nonce: 0 }
  expect(none.draw).toEqual(told('draw', { game: 'keno80', ...stream }).draw)
  const recorded = told('proved-draw', { ...draw, ...given, mode: 'recorded' })
  const parts = { chain: draw.chain, beacon: recorded.beacon, ticketRoot: given.ticketRoot }
  expect(recorded.seed).toBe(told('draw-seed', parts).seed)
  expect(refused('proved-draw', { ...draw, mode: 'recorded', ticketRoot: given.ticketRoot })).toBe('signature')
  expect(refused('proved-draw', { ...draw, ...given, mode: 'none', drawNo: 'x'.repeat(64) })).toBe('drawNo')
})

it('race-order draws every place among those who are left', () => {
  const { order } = told('race-order', { weights: [1, 1_000_000, 1], ...seeds })
  expect(order[0]).toBe(1)
  expect([...order].sort()).toEqual([0, 1, 2])
  expect(refused('race-order', { weights: [1, 0], ...seeds })).toBe('weights.1')
})

it('lottery-bet settles keno by hits and by the draw as a whole', () => {
  const draw = Array.from({ length: 20 }, (_, index) => index + 1)
  const bet = { game: 'keno80', unitStakeMinor: '100', draw }
  const placed = { bets: 1, stakeMinor: '100' }
  const pick = { ...bet, bet: 'pick', selection: [1, 2] }
  expect(told('lottery-bet', pick)).toMatchObject({ ...placed, hits: 2, payoutMinor: '900' })
  expect(told('lottery-bet', { ...pick, selection: [1, 80] }).payoutMinor).toBe('100')
  expect(told('lottery-bet', { ...pick, draw: null })).toEqual(placed)
  const sides = ['gold', 'sum_under', 'more_1_40', 'sum_even', 'sum_odd', 'ten_ten']
  expect(sides.map((side) => told('lottery-bet', { ...bet, bet: side, selection: null }).payoutMinor)).toEqual([
    '920',
    '195',
    '230',
    '195',
    '0',
    '0',
  ])
  expect(refused('lottery-bet', { ...bet, bet: 'pick', selection: [] })).toBe('selection')
  expect(refused('lottery-bet', { ...bet, game: 'keno99' })).toBe('game')
})

it('pools are shared out equally, and name what cannot be divided', () => {
  expect(told('pool-share', { poolMinor: '1000', winners: 3 })).toEqual({ eachMinor: '333', restMinor: '1' })
  const winners = { line: 1, 'two-lines': 2, house: 4 }
  expect(told('bingo-pool', { salesMinor: '1000000', winners })).toEqual({
    prizes: {
      line: { eachMinor: '180000', restMinor: '0' },
      'two-lines': { eachMinor: '112500', restMinor: '0' },
      house: { eachMinor: '123750', restMinor: '0' },
    },
    meterMinor: '40000',
    reserveMinor: '10000',
    houseMinor: '50000',
  })
  expect(refused('pool-share', { poolMinor: '1000', winners: 0 })).toBe('winners')
})

it('race-prices are cut to hundredths, and null where they are below 1.01', () => {
  const { win, place, forecast, tricast } = told('race-prices', { weights: [3, 2, 1], rate: '0.92', places: 2 })
  expect(win).toEqual(['1.84', '2.76', '5.52'])
  // 0.92 · 20/17, 0.92 · 15/11, 0.92 · 12/5
  expect(place).toEqual(['1.08', '1.25', '2.20'])
  expect([forecast['0-1'], tricast['2-1-0']]).toEqual(['2.76', '13.80'])
  expect(told('race-prices', { weights: [1, 1, 1], rate: '0.94', places: 3 }).place).toEqual([null, null, null])
  expect(refused('race-prices', { weights: [3, 2, 1], rate: '92%', places: 2 })).toBe('rate')
  expect(refused('race-prices', { weights: [3, 2], rate: '0.92', places: 2 })).toBe('weights')
})

it.each([
  ['win', [2], '3130'],
  ['win', [0], '0'],
  ['place', [0], '3130'],
  ['place', [1], '0'],
  ['forecast', [2, 0], '3130'],
  ['forecast', [0, 2], '0'],
  ['tricast', [2, 0, 1], '3130'],
])('race-bet %s on %o pays %s', (bet, selection, payoutMinor) => {
  const race = { places: 2, odds: '3.13', stakeMinor: '1000', order: [2, 0, 1] }
  expect(told('race-bet', { bet, selection, ...race })).toEqual({ payoutMinor })
  expect(refused('race-bet', { bet, selection: [...selection, 3], ...race })).toBe('selection')
})
