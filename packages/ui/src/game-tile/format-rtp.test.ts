import { expect, it } from 'vitest'
import { formatRtp } from './format-rtp.ts'

it('says one return, or the range from the poorest bet to the best play, in the order of the language', () => {
  expect(formatRtp(9650, 'en')).toBe('96.50%')
  expect(formatRtp(9894, 'en', 8331)).toBe('83.31–98.94%')
  expect(formatRtp(9894, 'vi', 8331)).toBe('83,31–98,94%')
  expect(formatRtp(9894, 'tr', 8331)).toBe('%83,31–98,94')
  expect(formatRtp(9894, 'ar', 8331)).toBe('83.31–98.94%')
  expect(formatRtp(9900, 'en', 9900)).toBe('99.00%')
})
