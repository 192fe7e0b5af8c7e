import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useNow } from '../lib/use-now.ts'
import { secondsSince, waitOf } from '../lib/wait.ts'

const stepMs = 10_000

type WaitTimeProps = {
  /** ISO time since when. */
  since: string
  /** From this many seconds on it has waited too long. */
  lateSeconds: number
}

/** How long something has waited, counting on by itself; ruby once it is late. */
export function WaitTime({ since, lateSeconds }: WaitTimeProps) {
  const { t } = useTranslation()
  const seconds = secondsSince(since, useNow(stepMs))
  const { key, args } = waitOf(seconds)
  const isLate = seconds >= lateSeconds
  return (
    <b className={cx('font-bold whitespace-nowrap', isLate && 'text-money-down')}>
      <bdi>{t(key, args)}</bdi>
      {isLate && <span className="sr-only"> ({t('wait.late')})</span>}
    </b>
  )
}
