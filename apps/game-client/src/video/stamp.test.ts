import { expect, test } from 'vitest'
import { isStampOf, readStamp, stampText } from './stamp.ts'

const stamp = { tableId: 'live-c05', roundId: 'shr_1', atMs: 1_795_900_000_000, root: '9f86d081884c7d65' }

test('a stamp says again what was written, in a text without capitals', () => {
  const text = stampText({ ...stamp, root: `${stamp.root}9a2feaa0` })
  expect(readStamp(text)).toEqual(stamp)
  expect(text).toBe(text.toLowerCase())
  const between = { ...stamp, roundId: null, root: '' }
  expect(readStamp(stampText(between))).toEqual(between)
})

test.each([
  '',
  'hello',
  'fg-card/1 live-c05 shr_1 z 9f',
  'fg-stamp1 live-c05 shr_1 Z! 9f',
  'fg-stamp1 live-c05 shr_1 z',
])('%j is no stamp', (text) => expect(readStamp(text)).toBeUndefined())

test('a stamp of another table, or of another shoe, is none of this picture', () => {
  const table = { tableId: 'live-c05', commit: `${stamp.root}00` }
  expect(isStampOf(stamp, table)).toBe(true)
  expect(isStampOf(stamp, { ...table, tableId: 'live-c06' })).toBe(false)
  expect(isStampOf(stamp, { ...table, commit: '00' })).toBe(false)
  expect(isStampOf({ ...stamp, root: '' }, table)).toBe(true)
})
