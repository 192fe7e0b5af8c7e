import type { TFunction } from 'i18next'

/** "about 2 minutes", for an honest expectation from past times. */
export function durationText(t: TFunction, seconds: number): string {
  if (seconds < 60) return t('common:underAMinute')
  if (seconds < 3_600) return t('common:aboutMinutes', { count: Math.round(seconds / 60) })
  return t('common:aboutHours', { count: Math.round(seconds / 3_600) })
}
