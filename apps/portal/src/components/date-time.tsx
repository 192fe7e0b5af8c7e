import { dateFormat } from '@fairground/i18n'
import { useTranslation } from 'react-i18next'
import { useSiteZone } from './records/use-site-zone.ts'

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

/** A moment by the clock of the site, which records are filtered and added up by, or in another time zone. */
export function DateTime({ at, format = 'full', timeZone }: DateTimeProps) {
  const { i18n } = useTranslation()
  const siteZone = useSiteZone()
  return (
    <time dateTime={at}>
      {dateFormat(i18n.language, {
        ...formats[format],
        timeZone: timeZone ?? siteZone,
      }).format(new Date(at))}
    </time>
  )
}
