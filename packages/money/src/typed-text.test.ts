import { describe, expect, it } from 'vitest'
import { readTypedAmount } from './typed-amount.ts'
import { changeBetween, shownPlaceOf, shownText, typedPlaceOf } from './typed-text.ts'

const box = { locale: 'vi', decimals: 0 }

/** Types at the end, one key after the other, as the box of the screens does. */
function typeInto(keys: string, { locale, decimals } = box) {
  let typed = ''
  for (const key of keys) {
    const shown = shownText(typed, { locale, decimals })
    const { start, end, inserted } = changeBetween(shown, shown + key)
    typed = typed.slice(0, typedPlaceOf(start, typed, shown)) + inserted + typed.slice(typedPlaceOf(end, typed, shown))
  }
  return { shown: shownText(typed, { locale, decimals }), read: readTypedAmount(typed, { locale, decimals }) }
}

describe('a box of amounts while it is typed into', () => {
  it.each([
    ['vi', '50000,00', '50000,00', '50000'],
    ['vi', '50000.00', '50000.00', '50000'],
    ['vi', '500000', '500.000', '500000'],
    ['vi', '500,000', '500,000', '500000'],
    ['en', '500.000', '500.000', '500000'],
    ['en', '500000', '500,000', '500000'],
    ['fr', '500 000', '500 000', '500000'],
  ])('in %s the keys %s show %s and mean %s', (locale, keys, shown, value) => {
    expect(typeInto(keys, { locale, decimals: 0 })).toEqual({ shown, read: { isRead: true, value } })
  })

  it('keeps grouping beside the decimals of the language', () => {
    expect(typeInto('12345,5', { locale: 'vi', decimals: 2 })).toEqual({
      shown: '12.345,5',
      read: { isRead: true, value: '12345.5' },
    })
  })

  it('a deleted figure takes no group for decimals', () => {
    const { start, end, inserted } = changeBetween('2.000.000', '2.000.00')
    expect([typedPlaceOf(start, '2000000', '2.000.000'), typedPlaceOf(end, '2000000', '2.000.000'), inserted]).toEqual([
      6,
      7,
      '',
    ])
  })

  it('what is pasted over a marked text replaces it whole', () => {
    expect(changeBetween('1.250', '1.25', { start: 0, end: 5 })).toEqual({ start: 0, end: 5, inserted: '1.25' })
  })

  it('the caret stays behind the same figure', () => {
    expect(shownPlaceOf(3, '2000', '2.000')).toBe(4)
    expect(shownPlaceOf(9, '2000', '2.000')).toBe(5)
    expect(shownPlaceOf(0, '2000', '2.000')).toBe(0)
  })
})
