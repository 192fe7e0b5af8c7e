import { expect, test } from 'vitest'
import { hasBlockedWord, tidyText } from './chat-text.ts'

test('a blocked word is found whatever its case, marks and the signs around it, and not inside another word', () => {
  const words = ['dit me', 'fuck']
  for (const text of ['ĐỊT MẸ', 'this is fUck!', 'dit...me mày']) expect(hasBlockedWord(text, words)).toBe(true)
  for (const text of ['fuckful', 'đi tìm em', '']) expect(hasBlockedWord(text, words)).toBe(false)
})

test('nothing that hides or turns the direction of text is kept', () => {
  expect(tidyText('  xin\u202Echào\n\nbạn\u200B ')).toBe('xin chào bạn')
  expect(tidyText('\u200B')).toBe('')
})
