import { expect, test } from 'vitest'
import { isReadable, readableLine } from './readable.ts'

test.each([
  'می‌خواهم',
  '👨‍👩‍👧 chào',
  'क्‍ष',
  'ශ්‍රී',
  'ភាសា​'.replace('\u200b', ''),
  '🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ❤️ 👩🏽‍🚀',
  'สวัสดี',
  '🇻🇳',
  'Bé Na 🎪',
  'x²',
])('%s stays whole', (text) => {
  expect(readableLine(text)).toBe(text.normalize('NFC'))
  expect(isReadable(text)).toBe(true)
})

test('what hides or turns text goes; nothing is put in its place', () => {
  expect(readableLine('  xin\u202Echào\u2066\n\nbạn\u200B\u0007 ')).toBe('xinchào bạn')
  expect(readableLine('zz\u00ADca\u200Bsi\u2060no\u200d')).toBe('zzcasino')
  expect(readableLine('a\uFE0Fb\u{E0041}')).toBe('ab')
})

test.each([
  ['nothing', '  '],
  ['a sign of no width', '\u200B'],
  ['joiners alone', '\u200D\u200C'],
  ['fillers of Hangul', '\u3164\u3164'],
  ['fillers of letters', '\u115f\u115f'],
  ['empty Braille', '\u2800\u2800'],
  ['marks alone', '\u0301\u0302'],
  ['180 marks', `a${'\u0301'.repeat(180)}`],
  ['marks of many kinds', 'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334a'],
  ['marks of Thai on each other', `ก${'\u0e49'.repeat(20)}`],
])('%s is no message and no name', (_, text) => {
  expect(readableLine(text)).toBeUndefined()
  expect(isReadable(text)).toBe(false)
})

test.each([
  '\u202Enimda',
  'a\u200bb',
  'a\u00adb',
  'a\nb',
  'a\0b',
  'a\ud800',
  'a\u200db',
  'a\ufe0f',
  'x\ue000',
  '\u2066a',
])('a name of %j hides something', (text) => {
  expect(isReadable(text)).toBe(false)
})
