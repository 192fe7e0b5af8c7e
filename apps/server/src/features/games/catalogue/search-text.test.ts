import { expect, test } from 'vitest'
import { namedLike, plain, searchTextOf, sketchLike } from './search-text.ts'

test('[R2.4.13] names are found without marks and in any case', () => {
  expect(plain('Rồng Hổ Phú Quý')).toBe('rong ho phu quy')
  expect(plain('Đầm Sen Cá Koi')).toBe('dam sen ca koi')
  expect(searchTextOf(['Wild Mesa', 'WILD MESA', 'Bò Rừng'])).toBe('wild mesa bo rung')
})

test('signs of LIKE in a search are taken literally', () => {
  expect(namedLike('100%_\\')).toBe('%100\\%\\_\\\\%')
})

test('one letter or two begin a word; more stand anywhere in a name', () => {
  expect(namedLike('Hổ')).toBe('% ho%')
  expect(namedLike('hổ p')).toBe('%ho p%')
})

test.each([
  ['Rồng', '%rong%'],
  ['phượng hoàng b', '%phuo%hoan% b%'],
  ['50%_ hổ', '%50\\%\\_% ho%'],
])('an index is asked for how the words of %s begin', (text, pattern) => {
  expect(sketchLike(text)).toBe(pattern)
})
