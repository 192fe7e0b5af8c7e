import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { i18n, TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { refusalWords } from './refusal-words.ts'

const locales = path.resolve(import.meta.dirname, '../../../../packages/i18n/locales')
const read = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(locales, language, file), 'utf8'))

/** What a slip can be refused for, beside the rules that name a limit. */
const codes = ['BETTING_CLOSED', 'SLIP_SPENT', 'BAD_REQUEST', 'GAME_DISABLED', 'STAKE_NOT_ALLOWED'] as const
const others = ['SESSION_EXPIRED', 'PLAYER_BLOCKED', 'WALLET_UNREACHABLE', 'INSUFFICIENT_FUNDS'] as const
const rules = ['min', 'max', 'total', 'payout', 'exposure', 'less'] as const

test.each(readdirSync(locales))('%s: a refused slip is told why in words of its own', (language) => {
  const texts = { ...read(language, 'frame.json'), ...read(language, 'game.json'), ...read(language, 'instant.json') }
  const words = {
    t: ((key: string) => texts[key]) as unknown as TFunction,
    i18n: { exists: (key: string) => key in texts } as unknown as i18n,
    cash: String,
  }
  const other = texts['refused.OTHER.text']
  for (const code of codes) {
    const told = refusalWords(words, { code })
    expect(told, code).toBeTruthy()
    expect(told, code).not.toBe(other)
  }
  for (const code of others) expect(texts[`refused.${code}.text`], code).toBeTruthy()
  for (const rule of rules) {
    const fault = { rule, limitMinor: '1', fitsMinor: '1' }
    expect(refusalWords(words, { code: 'TABLE_FULL', fault }), rule).toBeTruthy()
  }
})
