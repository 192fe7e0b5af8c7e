import type { SportsKind, SportsMatchView } from '@fairground/contract/sports'
import { dateFormat } from '@fairground/i18n'
import { isOvertime, quarters, stepSeconds, stepsOf } from '@fairground/sports-rules'
import { formatClock, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { sportOf } from '../coupon/main-markets.ts'

const wholeMinutes = 90

/** `67′`, as a referee counts: the first minute is 1. */
export const minuteOf = ({ inputs }: Pick<SportsMatchView, 'inputs'>): number =>
  Math.min(wholeMinutes, Math.floor(inputs.minute) + 1)

/**
 * `67′`; of a series the rounds or games of the map or set that is played; a map of another game has neither. Of basketball
 * the time that is left of the quarter.
 */
export function clockOf({ inputs }: Pick<SportsMatchView, 'inputs'>): string | undefined {
  if (inputs.points) return formatClock((stepsOf(inputs.minute) - inputs.points.steps) * stepSeconds)
  if (!inputs.series) return `${minuteOf({ inputs })}′`
  const { part } = inputs.series
  return part.length > 0 ? part.slice(0, 2).join('–') : undefined
}

/** The period of a match in words, such as `Second half`, or `Map 2`. */
export function usePeriod(): (match: Pick<SportsMatchView, 'period' | 'inputs'>) => string {
  const { t } = useTranslation()
  const partOf = usePart()
  return ({ period, inputs }) =>
    period === 'in-play' && sportOf({ inputs }) !== 'football'
      ? partOf(sportOf({ inputs }), inputs.minute)
      : t(`period.${period}`)
}

/** `Map 2`, `Set 1`, `Quarter 3`, `Overtime 1`. */
export function usePart(): (sport: SportsKind, number: number) => string {
  const { t } = useTranslation('sports')
  return (sport, number) => {
    if (sport !== 'basketball') return t(sport === 'tennis' ? 'part.set' : 'part.map', { number })
    return isOvertime(number) ? t('part.overtime', { number: number - quarters }) : t('part.quarter', { number })
  }
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
