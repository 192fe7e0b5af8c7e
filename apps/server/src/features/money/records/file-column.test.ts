import { displayLanguages } from '@fairground/i18n'
import { expect, test } from 'vitest'
import { columnCell, columnHead } from './file-column.ts'

const vietnam = { currency: 'VND', timeZone: 'Asia/Ho_Chi_Minh' }

test.each(displayLanguages)(
  'in %s the heads of a file are words, times name their zone and amounts their unit',
  (language) => {
    const eyes = { ...vietnam, language }
    expect(columnHead('createdAt', eyes)).toMatch(/^.+ \(Asia\/Ho_Chi_Minh\)$/)
    expect(columnHead('createdAt', eyes)).not.toContain('createdAt')
    expect(columnHead('betAmount', eyes)).toMatch(/^.+ \(VND\)$/)
  },
)

test('heads are in the language of the reader', () => {
  const heads = displayLanguages.map((language) => columnHead('profit', { ...vietnam, language }))
  expect(new Set(heads).size).toBeGreaterThan(25)
})

test('a moment is told by the clock of the site, also on the day that it is there', () => {
  expect(columnCell('createdAt', '2026-11-26T23:12:05.120Z', vietnam.timeZone)).toBe('2026-11-27 06:12:05')
  expect(columnCell('settledAt', '', vietnam.timeZone)).toBe('')
  expect(columnCell('betAmount', '12.50', vietnam.timeZone)).toBe('12.50')
})
