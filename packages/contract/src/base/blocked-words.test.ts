import { expect, test } from 'vitest'
import { hasBlockedWord, spoken } from './blocked-words.ts'

test('a blocked word is found whatever its case, marks and the signs around it, and not inside another word', () => {
  const words = ['dit me', 'fuck']
  for (const text of ['ĐỊT MẸ', 'this is fUck!', 'dit...me mày']) expect(hasBlockedWord(text, words)).toBe(true)
  for (const text of ['fuckful', 'đi tìm em', '']) expect(hasBlockedWord(text, words)).toBe(false)
})

test.each([
  'zzcasino\u00adhack',
  'zzcasino\u200bhack',
  'zzcasino\u2060hack',
  'zzcasino\u200dhack',
  'zzcasino\ufe0fhack',
  'zzc\u0430sinohack',
  'zz\u0421\u0410SINOH\u0410CK',
  'ｚｚｃａｓｉｎｏｈａｃｋ',
  '𝔃𝔃𝓬𝓪𝓼𝓲𝓷𝓸𝓱𝓪𝓬𝓴',
  'ⓩⓩⓒⓐⓢⓘⓝⓞⓗⓐⓒⓚ',
  'zzcαsiɴohack',
  'zzcas1n0hack',
  'z z c a s i n o h a c k',
  'z.z.c.a.s.i.n.o.h.a.c.k!',
  'xin\u200bzzcasinohack',
])('%j is the blocked word to a reader', (text) => {
  expect(hasBlockedWord(text, ['zzcasinohack'])).toBe(true)
})

test.each([
  ['ผมชอบพนันมาก', 'พนัน'],
  ['我要去赌博吗', '赌博'],
  ['加微信送彩金', '加微信'],
  ['今日はばかと言った', 'ばか'],
  ['ខ្ញុំចូលចិត្តល្បែងណាស់', 'ល្បែង'],
  ['это мошенники!', 'МОШЕННИКИ'],
  ['вот хуй', 'хуй'],
  ['yeh धोखा hai', 'धोखा'],
])('in %s stands %s', (text, word) => {
  expect(hasBlockedWord(text, [word])).toBe(true)
  expect(hasBlockedWord(text, [spoken(word).trim()])).toBe(true)
})

test.each([
  ['กินกาแฟ', 'กา'],
  ['สมดี', 'สมดู'],
  ['नदी में', 'नद'],
  ['Scunthorpe, cocktail', 'cock'],
  ['thắng 1.000.000', 'looo'],
  ['100 lần', 'ioo'],
])('in %s does not stand %s', (text, word) => {
  expect(hasBlockedWord(text, [word])).toBe(false)
})
