import { expect, test } from 'vitest'
import { limitKeyOf, limitRowId } from './limit-rows.ts'

test('a row is found again by its address, all games too, and a torn address names none', () => {
  const game = { gameCode: 'dice.v2', names: { vi: 'Xúc xắc', en: 'Dice' } }
  expect(limitKeyOf(limitRowId({ game, currency: 'FUN' }))).toEqual({ gameCode: 'dice.v2', currency: 'FUN' })
  expect(limitKeyOf(limitRowId({ currency: 'VND' }))).toEqual({ gameCode: '', currency: 'VND' })
  for (const id of [undefined, '', 'dice', 'new']) expect(limitKeyOf(id)).toEqual({})
})
