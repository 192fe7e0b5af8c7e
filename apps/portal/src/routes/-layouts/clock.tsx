import { dateFormat } from '@fairground/i18n'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from './use-site.ts'

const tickMs = 1_000

/** The site's own time, every second; all periods of the site use the same zone. */
export function Clock() {
  const { i18n } = useTranslation()
  const { timeZone } = useSite()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(timer)
  }, [])
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.language, { timeZone, ...options }).format(now)
  return (
    // Whoever draws the page has another moment.
    <time
      dateTime={now.toISOString()}
      suppressHydrationWarning
      className="ms-1.5 hidden border-s border-line ps-3.5 leading-[1.2] xl:grid"
    >
      <b suppressHydrationWarning className="text-base font-semibold tabular-nums">
        {format({ hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false })}
      </b>
      <span suppressHydrationWarning className="text-2xs text-ink-3">
        {format({ weekday: 'long', day: '2-digit', month: '2-digit', year: 'numeric' })}
      </span>
    </time>
  )
}
