import { expect, test } from 'vitest'
import { diceOf, toldDice } from './told-dice.ts'

test('whichever die is typed first, one throw is told in one way', () => {
  expect([toldDice(['6', '1', '4']), toldDice(['4', '6', '1'])]).toEqual(['1,4,6', '1,4,6'])
})

test('nothing is told while a die is missing', () => {
  expect([toldDice(['6', '', '4']), toldDice(['6']), diceOf('')]).toEqual(['', '', ['', '', '']])
})
