import { findLottery, type Lottery } from '@fairground/lottery-rules'
import { expect, it } from 'vitest'
import { echoOf } from './words.ts'

const north = findLottery('vn-north') as Lottery
const whole = () => 1_000
const echo = (text: string, factorOf: (play: string, keys: readonly string[]) => number = whole) =>
  echoOf(north, text, factorOf)

it('echoes every bet of a line with its count and its cost before anything is bought', () => {
  const told = echo('12 34 lo 50k de 10k')
  expect(told.unread).toEqual([])
  expect(told.lines.map(({ line, bets, costMinor }) => [line.play, line.selection, bets, costMinor])).toEqual([
    ['lo2', ['12', '34'], 2, 2n * 27n * 5_000_000n],
    ['de', ['12', '34'], 2, 2n * 1_000_000n],
  ])
})

it('guesses nothing: one word that is not understood leaves no line', () => {
  const told = echo('12 34 lo 50k xyz')
  expect(told.lines).toEqual([])
  expect(told.unread).toEqual([{ line: 1, text: 'xyz' }])
})

it('reads the digits of any script', () => {
  expect(echo('١٢ lo 5k').lines.map(({ line }) => line.selection)).toEqual([['12']])
})

it('says nothing about an empty entry', () => {
  expect(echo('  ')).toEqual({ lines: [], unread: [] })
})

it('carries the factor of its numbers', () => {
  const told = echo('27 de 10k', (play, keys) => (play === 'de' && keys.includes('27') ? 500 : 1_000))
  expect(told.lines[0]).toMatchObject({ line: { factor: 500 }, winMinor: 49_000_000n })
})
