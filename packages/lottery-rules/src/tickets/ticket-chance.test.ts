import { fraction, toNumber } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { findLottery, findPlay } from '../lotteries/index.ts'
import { ticketChance } from './ticket-chance.ts'

const chanceOf = (lotteryId: string, ...bets: readonly (readonly [string, unknown])[]) => {
  const lottery = findLottery(lotteryId)
  if (!lottery) throw new Error(`no ${lotteryId}`)
  const lines = bets.map(([id, selection]) => {
    const play = findPlay(lottery, id)
    const read = play?.read(selection)
    if (!play || !read?.ok) throw new Error(`no ${id}`)
    return { play, ticket: read.value }
  })
  return ticketChance(lottery, lines)
}

it('is exact for one single bet', () => {
  expect(chanceOf('vn-north', ['de', ['27']])).toEqual({ by: 'rules', chance: fraction(1, 100) })
  // None of 27 endings is the number in 0.99^27 of all draws.
  expect(toNumber(chanceOf('vn-north', ['lo2', ['27']]).chance)).toBeCloseTo(1 - 0.99 ** 27, 12)
})

it('is counted over draws where lines win together, close to what a formula says', () => {
  const three = chanceOf('vn-north', ['lo2', ['27', '39', '68']])
  expect(three.by).toBe('trial')
  expect(toNumber(three.chance)).toBeCloseTo(1 - 0.97 ** 27, 1)
  // The same number twice in a ticket wins no more often.
  const same = chanceOf('vn-north', ['lo2', ['27', '39', '68']], ['lo2_1k', ['27']])
  expect(toNumber(same.chance)).toBe(toNumber(three.chance))
  expect(chanceOf('vn-north', ['tai', []], ['xiu', []]).chance).toEqual(fraction(1))
})

it('says of what is too seldom to be counted what it is no more than', () => {
  expect(chanceOf('vn-north', ['cang4', ['2727', '3939']])).toEqual({ by: 'bound', chance: fraction(2, 10_000) })
})
