import { expect, test } from 'vitest'
import { behindChips } from './behind-chips.ts'

const chip = { seat: 2, spots: ['banker', 'tie'], chipMinor: 100n }

test('each press lays one chip more on each place of the seat', () => {
  const once = behindChips(new Map(), { ...chip, before: undefined })
  expect(once).toEqual(new Map([['banker', 100n], ['tie', 100n]])) // biome-ignore format: pairs
  const twice = behindChips(once ?? new Map(), { ...chip, before: 2 })
  expect(twice).toEqual(new Map([['banker', 200n], ['tie', 200n]])) // biome-ignore format: pairs
})

test('where the seat has moved on, what lies behind it stays', () => {
  const chips = behindChips(new Map([['player', 300n]]), { ...chip, before: 2 })
  expect(chips?.get('player')).toBe(300n)
})

test('own chips that were not sent yet are neither lost nor taken along', () => {
  const own = new Map([['player', 300n]])
  expect(behindChips(own, { ...chip, before: undefined })).toBeUndefined()
  expect(behindChips(own, { ...chip, before: 5 })).toBeUndefined()
})
