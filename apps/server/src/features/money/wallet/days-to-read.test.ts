import { expect, test } from 'vitest'
import { firstDayToRead } from './days-to-read.ts'

const days = [
  { day: '2026-11-18', count: 500 },
  { day: '2026-11-20', count: 60 },
  { day: '2026-11-21', count: 30 },
  { day: '2026-11-21', count: 20 },
]

test.each([
  [50, undefined, '2026-11-21'],
  [51, undefined, '2026-11-20'],
  [101, undefined, '2026-11-20'],
  [111, undefined, '2026-11-18'],
  [611, undefined, undefined],
  [60, '2026-11-21', '2026-11-20'],
  [61, '2026-11-21', '2026-11-18'],
  [1, '2026-11-18', undefined],
])('%i lines before %s are read from %s on', (wanted, mark, first) => {
  expect(firstDayToRead(days, wanted, mark)).toBe(first)
})
