import type { SportsMatchView } from '@fairground/contract/sports'
import { dateFormat } from '@fairground/i18n'
import { useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const wholeMinutes = 90

/** `67′`, as a referee counts: the first minute is 1. */
export const minuteOf = ({ inputs }: Pick<SportsMatchView, 'inputs'>): number =>
  Math.min(wholeMinutes, Math.floor(inputs.minute) + 1)

/** The period of a match in words, such as `Second half`. */
export function usePeriod(): (match: Pick<SportsMatchView, 'period'>) => string {
  const { t } = useTranslation()
  return ({ period }) => t(`period.${period}`)
}

/** `22:30`, and the day where it is another one. */
export function useKickOff(): (iso: string) => { time: string; day: string | undefined } {
  const { locale } = useUi()
  const clock = dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const day = dateFormat(locale, { day: '2-digit', month: '2-digit' })
  return (iso) => {
    const at = new Date(iso)
    const isToday = at.toDateString() === new Date().toDateString()
    return { time: clock.format(at), day: isToday ? undefined : day.format(at) }
  }
}
