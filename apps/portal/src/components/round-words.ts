import type { NewestRound } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import type { TFunction } from 'i18next'

/** Both ends of a hash, for a place without room; whoever compares it sees the whole one. */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)}…${hash.slice(-4)}`

/** What a shared round came to, as its players say it. */
export function resultText(t: TFunction, language: string, result: NewestRound['result']): string {
  const number = numberFormat(language, { maximumFractionDigits: 2 })
  if (!result) return '–'
  return 'bustX100' in result
    ? t('checked.bust', { x: number.format(result.bustX100 / 100) })
    : t('checked.calls', { count: result.callCount, formatted: number.format(result.callCount) })
}
