import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { ask } from '../../test/ask.ts'
import { type FourDraw, prizeIds } from './draw.ts'
import { fourD } from './index.ts'

const asked = ask(fourD)
const repeat = <T>(value: T) => Array.from({ length: 10 }, () => value)
const draw: FourDraw = {
  ...{ first: '2468', second: '2468', third: '0001' },
  ...{ special: repeat('9999'), consolation: ['8642', ...repeat('5555').slice(1)] },
}
const paid = (id: string, numbers: readonly string[], terms = {}) =>
  asked.settle(id, numbers, draw, { unitStakeMinor: 1n, terms })

it('[games 12.6] returns what the table says, in every box', () => {
  const rows = fourD.plays.flatMap(({ rows }) => rows.map(({ bet }) => bet))
  for (const bet of rows) {
    const [house, shop] = bet.startsWith('big')
      ? ['89.60', '64.00']
      : bet.startsWith('small')
        ? ['89.70', '65.00']
        : ['90.00', bet.startsWith('4a') ? '60.00' : '90.00']
    expect([bet, asked.percent(bet), asked.percent(bet, { odds: 'shop' })]).toEqual([bet, house, shop])
  }
})

it('pays a number that is drawn twice twice', () => {
  expect(paid('big', ['2468'])).toMatchObject({ hits: 2, payoutMinor: 4_900n })
  expect(paid('big', ['9999']).payoutMinor).toBe(2_520n)
  expect(paid('small', ['2468'], { odds: 'shop' }).payoutMinor).toBe(5_500n)
  expect(paid('4a', ['2468']).payoutMinor).toBe(9_000n)
  expect(paid('3a', ['468']).payoutMinor).toBe(900n)
  expect(paid('3abc', ['468']).payoutMinor).toBe(600n)
})

it('shares the prize of a box among its orders, cut once', () => {
  // (3500 + 1400 + 84) / 24 = 207.66…
  expect(paid('big_ibox', ['6428'])).toMatchObject({ bets: 1, stakeMinor: 1n, hits: 3, payoutMinor: 207n })
  expect(paid('big_ibox', ['1000']).payoutMinor).toBe(175n)
  expect(asked.fault('big_ibox', ['1234', '7777'])).toBe('1')
  expect(fourD.plays.some(({ id }) => id === '3a_ibox' || id === '3abc_ibox')).toBe(false)
})

it('sells every order, and every digit of an open place, as a ticket of its own', () => {
  expect(paid('big_mbox', ['8642'])).toMatchObject({ bets: 24, stakeMinor: 24n, payoutMinor: 4_984n })
  expect(asked.count('big_mbox', ['1122', '1112', '1111'])).toBe(6 + 4 + 1)
  expect(paid('big_roll', ['24*8'])).toMatchObject({ bets: 10, payoutMinor: 4_900n })
  expect([asked.fault('big_roll', ['2*8*']), asked.fault('big_roll', ['2468']), asked.fault('big_roll', [])]).toEqual([
    '0',
    '0',
    '',
  ])
})

it('agrees with a naive search over random draws', () => {
  const draws = quickDraws(4)
  const prices = { first: 3500, second: 1400, third: 700, special: 252, consolation: 84 }
  for (let round = 0; round < 300; round += 1) {
    const drawn = fourD.draw(draws)
    const number = [drawn.special[3] ?? '', drawn.second, `${draws.int(10_000)}`.padStart(4, '0')][round % 3] ?? ''
    const orders = (text: string) => [...text].sort().join()
    let [straight, boxed] = [0, 0]
    for (const prize of prizeIds)
      for (const one of [drawn[prize]].flat()) {
        if (one === number) straight += prices[prize]
        if (orders(one) === orders(number)) boxed += prices[prize]
      }
    expect(Number(asked.settle('big', [number], drawn, { unitStakeMinor: 1n }).payoutMinor)).toBe(straight)
    expect(Number(asked.settle('big_mbox', [number], drawn, { unitStakeMinor: 1n }).payoutMinor)).toBe(boxed)
  }
})
