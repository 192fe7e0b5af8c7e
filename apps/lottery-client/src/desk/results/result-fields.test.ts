import { expect, test } from 'vitest'
import { fieldsOf, readTyped, shownOf } from './result-fields.ts'

const typed = {
  ...{ DB: '00086', G1: '11111', G2: '11111, 11111', G3: '11111 11111 11111 11111 11111 11111' },
  ...{ G4: '1111-1111-1111-1111', G5: '1111 1111 1111 1111 1111 1111', G6: '111 111 111', G7: '11 11 11 11' },
}

test('a result is typed prize by prize, and is none while a digit is missing', () => {
  expect(fieldsOf('vn-north').map(({ id }) => id)).toEqual(['DB', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7'])
  const result = readTyped('vn-north', typed)
  expect(result).toMatchObject({ DB: ['00086'], G4: ['1111', '1111', '1111', '1111'] })
  expect(shownOf('vn-north', result)).toMatchObject({ G2: '11111 11111', G7: '11 11 11 11' })
  expect(readTyped('vn-north', { ...typed, DB: '0086' })).toBeUndefined()
  expect(readTyped('vn-north', { ...typed, G7: '11 11 11' })).toBeUndefined()
})

test('other lotteries are typed in the shape of their rules', () => {
  expect(readTyped('lao', { result: '"1234"' })).toBe('1234')
  expect(readTyped('lao', { result: '12' })).toBe(12)
  expect(readTyped('lao', { result: 'x' })).toBeUndefined()
})
