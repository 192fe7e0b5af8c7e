import type { TFunction } from 'i18next'

/** "about 2 minutes", for an honest expectation from past times. */
export function durationText(t: TFunction, seconds: number): string {
  if (seconds < 60) return t('pages:underAMinute')
  if (seconds < 3_600) return t('pages:aboutMinutes', { count: Math.round(seconds / 60) })
  return t('pages:aboutHours', { count: Math.round(seconds / 3_600) })
}
