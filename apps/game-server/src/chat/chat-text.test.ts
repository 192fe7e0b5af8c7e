import { expect, test } from 'vitest'
import { sameWords, tidyText } from './chat-text.ts'

const kept = (typed: string) => {
  const tidied = tidyText(typed)
  return tidied.ok ? tidied.text : tidied.code
}

test('nothing that hides, turns the direction, breaks the line or piles up marks is kept', () => {
  expect(kept('  xin\u202Echào\u2066\n\nbạn\u200B\u0007 ')).toBe('xinchào bạn')
  expect(kept(`a${'\u0301'.repeat(40)}`)).toBe('BAD_REQUEST')
  for (const empty of ['', '   ', '\u200B\u202E', '\u200D\u200D', '\u3164']) expect(kept(empty)).toBe('BAD_REQUEST')
})

test('emoji of several parts and scripts that need joiners stay whole', () => {
  for (const text of ['👨‍👩‍👧 🎉', 'می‌خواهم', 'क्‍ष', 'สวัสดี', '🇻🇳']) expect(kept(text)).toBe(text)
})

test('160 characters are kept and one more is refused, whatever they take in memory', () => {
  expect(kept('🎆'.repeat(160))).toBe('🎆'.repeat(160))
  expect(kept('🎆'.repeat(161))).toBe('BAD_REQUEST')
})

test.each([
  'vào https://example.com',
  'www.abc',
  'nạp ở abc.com đi',
  'abc . com',
  'abc chấm com',
  'abc(dot)net',
  't.me/abc',
  'gọi 0912345678',
  '0912 345 678',
  '0912.345.678',
  '+84 912 345 678',
  '٠٩١٢٣٤٥٦٧٨',
  '０９１２３４５６７８',
  'me@example.org',
  'me (at) example',
  'theo @hoiquan88',
  'kb zalo nhé',
  'Z.a.l.o đi',
  'z4l0',
  'Telegram của tôi',
  'tele: abc',
  'z\u0430lo nhé',
  'ｚａｌｏ nhé',
  'zа\u200Blo',
])('a way to meet elsewhere is refused: %s', (text) => {
  expect(kept(text)).toBe('NO_CONTACTS')
})

test.each([
  'thắng 1.250.000.000 rồi',
  'rút 100,000,000 ở 2.35x',
  'x1000 lúc 21:03:58',
  'lớn lắm, mẹ ơi...',
  'cược 50000000 vòng 12',
  'đi thôi. me too',
  'pizza lỏ',
])('plain talk of stakes and rounds is kept as it is: %s', (text) => {
  expect(kept(text)).toBe(text)
})

test('bad words of both languages are masked where they stand alone, drawn out or written with signs', () => {
  expect(kept('đéo tin')).toBe('*** tin')
  expect(kept('FUUUCK this sh1t')).toBe('****** this ****')
  expect(kept('óc  chó quá')).toBe('****** quá')
  expect(kept('fu\u00ADck, fu\u200Bck, fu\u2060ck!')).toBe('****, ****, ****!')
  expect(kept('f\u0441k, \u0455hit, ｆｕｃｋ')).toBe('***, ****, ****')
  expect(kept('Scunthorpe, cocktail, lớn')).toBe('Scunthorpe, cocktail, lớn')
})

test('case, spaces and signs at the end make no other text', () => {
  expect(sameWords('Lên  nào!!!', 'lên nào')).toBe(true)
  expect(sameWords('lên nào', 'lên nao')).toBe(false)
})
