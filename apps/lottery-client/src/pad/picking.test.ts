import { expect, it } from 'vitest'
import { isMeant, numbersOf, randomNumbers, randomOf, readTyped, stepOn, toggleAll } from './picking.ts'

const all = numbersOf(2)
const meant = (filter: Parameters<typeof isMeant>[0]) => all.filter((number) => isMeant(filter, number))

it('means by a quick choice what players mean by it', () => {
  expect(meant('high')).toHaveLength(50)
  expect(meant('high')[0]).toBe('50')
  expect(meant('odd').every((number) => '13579'.includes(number[1] ?? ''))).toBe(true)
  expect(meant('twin')).toEqual(['00', '11', '22', '33', '44', '55', '66', '77', '88', '99'])
  expect(meant('head.6')).toEqual(['60', '61', '62', '63', '64', '65', '66', '67', '68', '69'])
  expect(meant('tail.8')).toEqual(['08', '18', '28', '38', '48', '58', '68', '78', '88', '98'])
})

it('adds a group, takes a whole one out again, and never goes over what a ticket takes', () => {
  expect(toggleAll(['05'], ['05', '06'], 100)).toEqual(['05', '06'])
  expect(toggleAll(['05', '06', '07'], ['05', '06'], 100)).toEqual(['07'])
  expect(toggleAll([], ['01', '02', '03'], 2)).toEqual(['01', '02'])
})

it('reads typed numbers and names what it could not read', () => {
  expect(readTyped('123, 456-789 12 123', 3)).toEqual({ numbers: ['123', '456', '789'], wrong: ['12'] })
  expect(readTyped('24*8', 4).numbers).toEqual(['24*8'])
})

it('picks different numbers at random', () => {
  expect(new Set(randomNumbers(2, 100)).size).toBe(100)
  expect(randomNumbers(3, 5).every((number) => /^\d{3}$/.test(number))).toBe(true)
  expect(randomOf(['a', 'b'], 9)).toEqual(['a', 'b'])
})

it('moves on a pad by the arrows, and to the other side where the page is read from the right', () => {
  const pad = { columns: 10, count: 100, isRtl: false }
  expect(stepOn('ArrowRight', 7, pad)).toBe(8)
  expect(stepOn('ArrowRight', 7, { ...pad, isRtl: true })).toBe(6)
  expect(stepOn('ArrowDown', 95, pad)).toBe(95)
  expect(stepOn('ArrowUp', 27, pad)).toBe(17)
  expect(stepOn('End', 0, pad)).toBe(99)
  expect(stepOn('a', 0, pad)).toBeUndefined()
})
