import { dateFormat } from '@fairground/i18n'
import { useUi } from '@fairground/ui'

/** `21:03:58`, with the day when it was another one. */
export function useTime(): (iso: string) => string {
  const { locale } = useUi()
  const clock = dateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const day = dateFormat(locale, { day: '2-digit', month: '2-digit' })
  return (iso) => {
    const at = new Date(iso)
    const isToday = at.toDateString() === new Date().toDateString()
    return isToday ? clock.format(at) : `${day.format(at)} ${clock.format(at)}`
  }
}
