import { fraction, writeFraction } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { legFactor } from './leg-factor.ts'

const odds = fraction(21, 10)
const [none, half, whole] = [fraction(0), fraction(1, 2), fraction(1)]
const factorOf = (isWon: boolean, voidFactor = none, deadHeatFactor = whole) =>
  writeFraction(legFactor({ isWon, voidFactor, deadHeatFactor }, odds))

it('returns by the share that is void, the result, the odds and the dead heat', () => {
  expect(factorOf(true)).toBe('21/10')
  expect(factorOf(false)).toBe('0/1')
  expect(factorOf(true, half)).toBe('31/20')
  expect(factorOf(false, half)).toBe('1/2')
  expect(factorOf(false, whole)).toBe('1/1')
  expect(factorOf(true, none, fraction(1, 2))).toBe('21/20')
})
