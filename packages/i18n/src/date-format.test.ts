import { expect, it } from 'vitest'
import { dateFormat } from './date-format.ts'
import { displayLanguages } from './languages.ts'

const day = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const

it.each(displayLanguages)('in %s a day is written in the calendar of its filter, in Latin digits', (language) => {
  const text = dateFormat(language, day).format(new Date('2026-11-27T12:00Z'))
  expect(text).toContain('2026')
  expect(text).toContain('27')
  expect(text).not.toMatch(/2569|1405|1448|[^\d\p{P}\p{Z}\p{L}\p{M}\p{Cf}]/u)
})

it('Vietnamese has a slash between day and month, with the year and without it', () => {
  const short = dateFormat('vi', {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  expect(short.format(new Date('2026-11-27T12:00Z'))).toBe('12:00 27/11')
})
