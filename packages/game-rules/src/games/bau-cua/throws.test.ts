import { expect, test } from 'vitest'
import { likenessOf, markOfThrow, throwOfMark, throws } from './throws.ts'

test('each of the 56 throws has a letter of its own, from which it is read again', () => {
  const marks = throws.map(markOfThrow)
  expect(new Set(marks).size).toBe(56)
  expect(marks.every((mark) => mark.length === 1)).toBe(true)
  expect(marks.map(throwOfMark)).toEqual(throws)
})

test('the order of the dice changes nothing', () => {
  expect(markOfThrow([5, 1, 3])).toBe(markOfThrow([1, 3, 5]))
})

test('of all 216 throws 120 show three pictures, 90 a pair and 6 three alike', () => {
  const faces = [1, 2, 3, 4, 5, 6]
  const all = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => likenessOf([a, b, c]))))
  const count = (likeness: string) => all.filter((one) => one === likeness).length
  expect([count('different'), count('pair'), count('triple')]).toEqual([120, 90, 6])
})
