import { expect, it } from 'vitest'
import { fromEach, settlePayments } from '../base/payments.ts'
import { cardsOf, dealsOf, pack, threesOf } from '../base/test/cards-of.ts'
import { tienLenInstantWin } from './instant-win.ts'
import { beatsTienLen, tienLenPlay } from './plays.ts'
import { cutUnits, instantWinUnits, tienLenFeePercent, tienLenPayments } from './settle.ts'

const play = (text: string) => {
  const made = tienLenPlay(cardsOf(text))
  if (!made) throw new Error(`${text} is no combination`)
  return made
}

it('three cards make 52 triples and 640 straights, and nothing else', () => {
  const counts: Record<string, number> = {}
  for (const cards of threesOf(pack)) {
    const type = tienLenPlay(cards)?.type ?? 'none'
    counts[type] = (counts[type] ?? 0) + 1
  }
  expect(counts).toEqual({ triple: 52, straight: 640, none: 22_100 - 692 })
})

it.each([
  ['3s', 'single'],
  ['2s 2h', 'pair'],
  ['9s 9h 9d 9c', 'four'],
  ['3s 4s 5h 6d 7c 8c 9c Tc Jc Qc Kc As', 'straight'],
  ['3s 3c 4d 4h 5s 5d', 'pairs-run'],
])('%s is a %s', (text, type) => {
  expect(play(text).type).toBe(type)
})

it.each([
  '3s 4s',
  'Ks As 2s',
  'As 2s 3s',
  '3s 3c 4d 4h',
  'Ks Kc As Ac 2s 2c',
  '3s 3c 3d 4h 4d 4c',
  '3s 3c 4d 5h 5s 6d',
])('%s is nothing', (text) => {
  expect(tienLenPlay(cardsOf(text))).toBeUndefined()
})

const [run3, highRun3, run4, four] = [
  '3s 3c 4d 4h 5s 5d',
  '3d 3h 4s 4c 5c 5h',
  '6s 6c 7d 7h 8s 8d 9s 9d',
  '4s 4c 4d 4h',
]

it.each([
  ['3s', '3c', true],
  ['As', '2s', true],
  ['2h', '2d', false],
  ['3s 3h', '3c 3d', false],
  ['3c 3d', '3s 3h', true],
  ['3s 4s 5s', '3c 4c 5c', true],
  ['3s 4s 5s', '4s 5c 6c 7c', false],
  ['2h', run3, true],
  ['2h', four, true],
  ['2h', run4, true],
  ['2s 2h', run3, false],
  ['2s 2h', four, true],
  ['2s 2h', run4, true],
  ['2s 2h 2d', run4, false],
  ['2s 2h 2d', four, false],
  [run3, highRun3, true],
  [highRun3, run3, false],
  [run3, four, true],
  [four, run3, false],
  [run3, run4, true],
  [four, '5s 5c 5d 5h', true],
  [four, run4, true],
  [run4, four, false],
  [run4, '6d 6h 7s 7c 8c 8h 9c 9h', true],
  ['As', four, false],
  ['As Ac', run4, false],
])('on %s, %s beats it: %s', (table, played, isBeaten) => {
  expect(beatsTienLen(play(table), play(played))).toBe(isBeaten)
})

it('no two plays beat each other', () => {
  const plays = [...dealsOf(400, 12)].flatMap((cards) =>
    [1, 2, 3].map((size) => tienLenPlay(cards.slice(0, size))).filter((made) => made !== undefined),
  )
  for (const [at, one] of plays.entries()) {
    const other = plays[(at * 7 + 3) % plays.length] ?? one
    expect(beatsTienLen(one, other) && beatsTienLen(other, one)).toBe(false)
  }
})

it.each([
  ['3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As Ah', 'dragon-straight'],
  ['2s 2c 2d 2h 3s 4s 5s 6s 7s 8s 9s Ts Js', 'four-twos'],
  ['3s 3c 4s 4c 5s 5c 6s 6c 7s 7c 9s Ts 2s', 'five-consecutive-pairs'],
  ['2s 2c 4s 4c 5s 5c 6s 6c 6d 6h 9s 9c Ks', 'six-pairs'],
  ['2s 2c 4s 4c 5s 5c 6s 6c 6d 8h 9s 9c Ks', undefined],
])('%s wins at once as %s', (hand, name) => {
  expect(tienLenInstantWin(cardsOf(hand))).toBe(name)
})

it('losers pay for cards left, double for never playing, and for what they held too long', () => {
  const handsLeft = ['', '3s', '2s 2h 4c', '3s 3c 4s 4c 5s 5c 6s 6c 6d 6h 7s 9s 9c'].map(cardsOf)
  const payments = tienLenPayments({ winner: 0, handsLeft, hasPlayed: [true, true, true, false] })
  expect(payments.map(({ units }) => units)).toEqual([1, 3 + 3 + 6, 26 + 12 + 15])
  const end = settlePayments(payments, { seatCount: 4, stakeMinor: 100n, feePercent: 2n })
  expect(end.netMinor).toEqual([6_600n - 132n, -100n, -1_200n, -5_300n])
})

it('an instant win is paid by each', () => {
  const stakes = { seatCount: 3, stakeMinor: 100n, feePercent: tienLenFeePercent }
  const end = settlePayments(fromEach(2, instantWinUnits, 3), stakes)
  expect(end).toEqual({ netMinor: [-2_600n, -2_600n, 5_096n], feeMinor: [0n, 0n, 104n] })
})

it('nobody loses more than he has', () => {
  const stakes = { seatCount: 2, stakeMinor: 100n, feePercent: 2n, balancesMinor: [0n, 70n] }
  expect(settlePayments([{ from: 1, to: 0, units: 1 }], stakes)).toEqual({ netMinor: [69n, -70n], feeMinor: [1n, 0n] })
})

it('a cut costs what was cut', () => {
  const cost = (text: string) => cutUnits(play(text), cardsOf(text))
  expect(['2s', '2h', '2c 2d', run3, four, run4].map(cost)).toEqual([3, 6, 9, 9, 12, 15])
})
