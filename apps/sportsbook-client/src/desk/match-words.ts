import type { SportsDeskMatch } from '@fairground/contract/sports-desk'
import { useTranslation } from 'react-i18next'
import { usePart } from '../lib/use-minute.ts'

const wholeMinutes = 90

interface Words {
  /** `67′`, as a referee counts: the first minute is 1. Of a series `Map 2`. */
  clock: (match: Pick<SportsDeskMatch, 'sport' | 'minute'>) => string
  /** `Second half 67′`, `Map 2`. */
  moment: (match: Pick<SportsDeskMatch, 'sport' | 'minute' | 'period'>) => string
}

/** When something is in a match. */
export function useMatchWords(): Words {
  const { t } = useTranslation('sports')
  const partOf = usePart()
  const clock: Words['clock'] = ({ sport, minute }) =>
    sport === 'football' ? `${Math.min(wholeMinutes, Math.floor(minute) + 1)}′` : partOf(sport, minute)
  return {
    clock,
    moment: (match) => (match.sport === 'football' ? `${t(`period.${match.period}`)} ${clock(match)}` : clock(match)),
  }
}
