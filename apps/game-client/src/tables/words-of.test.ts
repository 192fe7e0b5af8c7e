import { sharedGames } from '@fairground/game-rules/tables'
import { text } from '@fairground/i18n/texts'
import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'

type Key = Parameters<typeof text>[0]
const wordsIn = (rulesId: string, language: Parameters<typeof text>[2]) =>
  text(`instant:${wordsOf(rulesId).same}` as Key, {}, language)

test('the check of a pool tells where the dividend comes from', () => {
  expect(wordsIn('cockfight-pool', 'en')).toContain('the dividend from the fixed totals')
  expect(wordsIn('tai-xiu', 'en')).toContain('what was matched from the fixed totals')
  expect(wordsIn('cockfight-pool', 'vi')).toContain('tỷ lệ trả từ tổng cược')
})

test('every table has words for its check', () => {
  for (const { id } of sharedGames) expect(wordsIn(id, 'en'), id).not.toContain('instant.')
})
