import { expect, test } from 'vitest'
import { withLetters } from './road-letters.ts'

const kindOf = (mark: string, label: string, letter?: string) => ({
  ...{ mark, label, side: 'a' as const, tone: 'red' as const },
  ...(letter && { letter }),
})
const lettersOf = (...kinds: ReturnType<typeof kindOf>[]) => withLetters(kinds).map(({ letter }) => letter)

test('a letter is the first of its label, and more of it where that would be the same', () => {
  expect(lettersOf(kindOf('B', 'Cái'), kindOf('P', 'Con'), kindOf('T', 'Hòa'))).toEqual(['Cá', 'Co', 'H'])
})

test('kinds of one label have one letter, and a letter of its own stays', () => {
  expect(lettersOf(kindOf('0', 'Chẵn'), kindOf('2', 'Chẵn'), kindOf('1', 'Lẻ'), kindOf('3', 'Lẻ', '3'))).toEqual([
    ...['C', 'C', 'L', '3'],
  ])
})
