import { expect, it } from 'vitest'
import { answerLine } from './answer-line.ts'

const told = (kind: string, request: object) => {
  const { id: _, ...answer } = JSON.parse(answerLine(JSON.stringify({ id: 'a', kind, ...request })))
  return answer
}
const cards = (text: string) => text.split(' ').filter(Boolean)

it('tien-len-play and sam-play name both combinations; an empty table is a free lead', () => {
  expect(told('tien-len-play', { table: ['3h'], play: ['4s'] })).toEqual({
    ...{ tableCombo: 'single', playCombo: 'single', beats: true },
  })
  expect(told('tien-len-play', { table: [], play: cards('3s 4s 5s') })).toMatchObject({ tableCombo: null, beats: true })
  expect(told('tien-len-play', { table: ['2h'], play: cards('3s 3c 4s 4c 5s 5c') })).toMatchObject({
    ...{ playCombo: 'pairs-run', beats: true },
  })
  expect(told('tien-len-play', { table: ['3h'], play: cards('4s 5s') })).toMatchObject({
    ...{ playCombo: 'invalid', beats: false },
  })
  expect(told('sam-play', { table: ['3s'], play: ['3h'] })).toMatchObject({ beats: false })
  expect(told('sam-play', { table: [], play: cards('3s 3c 4s 4c 5s 5c') })).toMatchObject({ playCombo: 'invalid' })
  expect(told('tien-len-play', { table: ['3h'], play: ['4s', '4s'] }).error.field).toBe('play')
})

it('tien-len-instant and sam-instant tell the first win that holds, or null', () => {
  const sixPairs = cards('2s 2c 4s 4c 5s 5c 6s 6c 6d 6h 9s 9c Ks')
  expect(told('tien-len-instant', { hand: sixPairs })).toEqual({ instantWin: 'six-pairs' })
  expect(told('sam-instant', { hand: cards('3s 4s 5d 6s 7s 9s Ts Js Qs 2d') })).toEqual({ instantWin: null })
  expect(told('sam-instant', { hand: sixPairs }).error.field).toBe('hand')
})

it('tien-len-settle: cards left by the stake, 2 % of the win off', () => {
  const hands = [[], cards('3s 4s 5s'), cards('7s 8s 9s Ts')]
  const end = { winner: 0, handsLeft: hands, hasPlayed: [true, true, true], stakeMinor: '1000' }
  expect(told('tien-len-settle', end)).toEqual({ netMinor: ['6860', '-3000', '-4000'], feeMinor: '140' })
  expect(told('tien-len-settle', { ...end, hasPlayed: [true] }).error.field).toBe('hasPlayed')
  expect(told('tien-len-settle', { ...end, winner: 3 }).error.field).toBe('winner')
})

it('sam-settle and sam-declare', () => {
  const end = { winner: 1, handsLeft: [[], [], cards('2s 3s')], hasPlayed: [true, true, true], stakeMinor: '100' }
  expect(told('sam-settle', { ...end, endedWithTwo: 0 })).toEqual({
    ...{ netMinor: ['-1000', '2156', '-1200'], feeMinor: '44' },
  })
  const declared = { seatCount: 3, declarer: 0, stakeMinor: '100' }
  expect(told('sam-declare', { ...declared, blocker: null })).toEqual({
    ...{ netMinor: ['3920', '-2000', '-2000'], feeMinor: '80' },
  })
  expect(told('sam-declare', { ...declared, blocker: 1 })).toEqual({
    ...{ netMinor: ['-4000', '3920', '0'], feeMinor: '80' },
  })
  expect(told('sam-declare', { ...declared, blocker: 0 }).error.field).toBe('blocker')
})

it('phom-hand, phom-eaten, phom-u-khan and phom-settle', () => {
  expect(told('phom-hand', { hand: cards('As 2s 3s 7s 7c 7d 9h Th Jh') })).toEqual({
    ...{ points: 0, hasPhom: true, isU: true, isRound: false },
  })
  expect(told('phom-eaten', { cards: cards('2s 3s 4s 5s 6s 7s'), eaten: ['2s', '7s'] })).toEqual({ isValid: true })
  expect(told('phom-u-khan', { hand: cards('As 4s 7s Ts Ks 2c 5c 8c Jc') })).toEqual({ isUKhan: true })
  const end = { order: [2, 0, 1], mom: [false, true, false] }
  expect(told('phom-settle', end)).toEqual({ units: [-1, -4, 5] })
  expect(told('phom-settle', { ...end, stakeMinor: '1000' })).toEqual({
    ...{ units: [-1, -4, 5], netMinor: ['-1000', '-4000', '4900'], feeMinor: '100' },
  })
  expect(told('phom-settle', { ...end, order: [2, 2, 1] }).error.field).toBe('order')
})

const set = (back: string, middle: string, front: string) => ({
  ...{ back: cards(back), middle: cards(middle), front: cards(front) },
})

it('mau-binh-settle, mau-binh-valid, mau-binh-instant and mau-binh-instant-settle', () => {
  const good = set('As Ks Qs Js 9s', '8c 8d 5s 4c 2c', 'Kh Qh 9h')
  const better = set('2h 2d 2s Kd Kc', '9c 9d 7s 4s 3d', 'Ah Qd Jh')
  expect(told('mau-binh-settle', { hands: [better, good], stakeMinor: '100' })).toEqual({
    ...{ isProper: [true, true], units: [6, -6], netMinor: ['588', '-600'], feeMinor: ['12', '0'] },
  })
  expect(told('mau-binh-valid', good)).toEqual({ isProper: true })
  expect(told('mau-binh-valid', { hand: { ...good, back: good.middle, middle: good.back } })).toEqual({
    isProper: false,
  })
  expect(told('mau-binh-instant', { hand: cards('2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Ah') })).toEqual({
    ...{ instantWin: 'dragon', units: 24 },
  })
  expect(told('mau-binh-instant-settle', { winUnits: [24, 6, 0] })).toEqual({ units: [48, -18, -30] })
})

it.each([
  ['zha-jin-hua', '2s 2c 2d', 'As Ks Qs', { winner: 'a', a: { type: 'trio' }, b: { type: 'straight-flush' } }],
  ['zha-jin-hua', 'As Kc 9d', 'Ac Kd 9h', { winner: 'tie' }],
  ['ba-cay', '2s 3c 5d', '4s 5s 8s', { winner: 'a', a: { points: 10 }, b: { points: 7 } }],
  ['niu-niu', 'Ts Jc Qd 5h 5s', '5c 4s 3d As 9c', { winner: 'a', a: { bull: 10, special: null, multiplier: 4 } }],
  ['lieng', 'As 2c 3s', 'Ks Qc Jd', { winner: 'b', a: { type: 'lieng', points: 6 }, b: { type: 'lieng', points: 0 } }],
  ['xi-to', 'Ks Kd 9c 8h 7s', 'Kc Kh 9d 8s 7d', { winner: 'a', a: { type: 'pair' } }],
])('card-compare of %s: %s against %s', (game, a, b, answer) => {
  expect(told('card-compare', { game, a: cards(a), b: cards(b) })).toMatchObject(answer)
})

it('card-compare names the game, and the hand that is none of it', () => {
  expect(told('card-compare', { game: 'bridge', a: cards('2s 3s 4s'), b: cards('2s 3s 4s') }).error.field).toBe('game')
  expect(told('card-compare', { game: 'ba-cay', a: cards('2s 3s Ts'), b: cards('2c 3c 4c') }).error.field).toBe('a')
  expect(told('card-compare', { game: 'niu-niu', a: cards('2s 3s 4s 5s 6s'), b: cards('2c 3c 4c') }).error.field).toBe(
    'b',
  )
})

it('holdem-showdown and xi-to-first', () => {
  const hands = ['2c 2d', '9h 9c'].map(cards)
  expect(told('holdem-showdown', { board: cards('Ah Kh Qh Jh Th'), hands })).toEqual({
    ...{ categories: ['royal-flush', 'royal-flush'], winners: [0, 1] },
  })
  expect(told('xi-to-first', { up: [['Kd'], ['9c']] })).toEqual({ seat: 0 })
})

it('side-pots, rake and claims-share', () => {
  const pots = { button: 0, contributionsMinor: ['25', '75'], folded: [false, false], strength: [9, 7] }
  expect(told('side-pots', pots)).toEqual({
    pots: [
      { amountMinor: '50', eligible: [0, 1], winners: [0] },
      { amountMinor: '50', eligible: [1], winners: [1] },
    ],
    payoutMinor: ['50', '50'],
  })
  expect(told('side-pots', { ...pots, folded: [true, true] }).error.field).toBe('folded')
  const rake = { potMinor: '5999', sawFlop: true, percent: 5, capMinor: '300' }
  expect(told('rake', rake)).toEqual({ rakeMinor: '299' })
  expect(told('rake', { ...rake, percent: '2.5' })).toEqual({ rakeMinor: '149' })
  expect(told('rake', { ...rake, sawFlop: false })).toEqual({ rakeMinor: '0' })
  const claims = [
    { seat: 1, amountMinor: '9' },
    { seat: 3, amountMinor: '6' },
  ]
  expect(told('claims-share', { seatCount: 4, button: 0, chipsMinor: '10', claims })).toEqual({ paidMinor: ['6', '4'] })
})

it('xoc-dia-banker and xoc-dia-banker-settle', () => {
  const bets = [
    { id: 'a', spot: 'even', amountMinor: '100' },
    { id: 'b', spot: 'even', amountMinor: '50' },
  ]
  expect(told('xoc-dia-banker', { escrowMinor: '120', bets })).toEqual({ keptMinor: ['100', '20'] })
  const seats = [{ spot: 'three-red', amountMinor: '500' }]
  expect(told('xoc-dia-banker-settle', { reds: 3, seats })).toMatchObject({ netMinor: ['1372'], feeMinor: ['28'] })
  expect(told('xoc-dia-banker', { escrowMinor: '1', bets: [{ spot: 'two-two', amountMinor: '1' }] }).error.field).toBe(
    'bets.0.spot',
  )
})

it('sit-and-go, mtt-payout, tournament-refund, icm and tournament-out', () => {
  expect(told('sit-and-go', { seatCount: 6, prizeMinor: '101' })).toEqual({ payoutMinor: ['66', '35'] })
  expect(told('sit-and-go', { seatCount: 5, prizeMinor: '101' }).error.field).toBe('seatCount')
  const { payoutMinor } = told('mtt-payout', { entries: 100, poolMinor: '1000000', entryMinor: '11000' })
  expect(payoutMinor).toHaveLength(15)
  expect(payoutMinor[14]).toBe('21246')
  expect(told('tournament-refund', { poolMinor: '1000', feeMinor: '50', chips: [600, 390, '10'] })).toEqual({
    refundMinor: ['600', '390', '50'],
  })
  expect(told('icm', { stacks: [1, 3], prizesMinor: ['100', '20'] })).toEqual({ equities: ['40/1', '80/1'] })
  expect(told('tournament-out', { playersBefore: 5, outStacks: { a: 10, b: 10 } })).toEqual({
    places: { a: [4, 5], b: [4, 5] },
  })
})

it('hand-seed and deal-commitments: the seed deals the deck whose cards are promised', () => {
  const parts = { handId: 'h1', serverPart: 'ab'.repeat(32), commitments: ['cd'.repeat(32)], reveals: [null] }
  const { commitment, seed, deck } = told('hand-seed', parts)
  expect(commitment).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(deck).size).toBe(52)
  // A part that is missing is its commitment.
  expect(told('hand-seed', { ...parts, reveals: parts.commitments }).seed).toBe(seed)
  const { salts, commitments } = told('deal-commitments', { handId: 'h1', seed })
  expect([salts.length, commitments.length]).toEqual([52, 52])
  expect(told('hand-seed', { ...parts, reveals: [] }).error.field).toBe('reveals')
})
