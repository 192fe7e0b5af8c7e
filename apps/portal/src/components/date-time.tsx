import { useTranslation } from 'react-i18next'
import { place } from '../lib/place.ts'

const formats = {
  full: { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  day: { day: '2-digit', month: '2-digit', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

interface DateTimeProps {
  at: string
  format?: keyof typeof formats
  timeZone?: string
}

/** A moment in the reader's own time zone, or in another one. */
export function DateTime({ at, format = 'full', timeZone }: DateTimeProps) {
  const { i18n } = useTranslation()
  return (
    // A drawn page has it in the zone of the site, and keeps it.
    <time dateTime={at} suppressHydrationWarning>
      {new Intl.DateTimeFormat(`${i18n.language}-u-nu-latn`, {
        ...formats[format],
        timeZone: timeZone ?? place.timeZone,
      }).format(new Date(at))}
    </time>
  )
}
