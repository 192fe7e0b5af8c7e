import { cx, formatClock, useCountdown } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const soonSeconds = 60 * 60

/** How long a transfer is still waited for; ruby in its last hour. */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation()
  const seconds = useCountdown(Date.parse(until))
  if (seconds === 0) return <span className="font-semibold text-money-down">{t('deposits.over')}</span>
  return (
    <bdi dir="ltr" className={cx('font-semibold whitespace-nowrap', seconds < soonSeconds && 'text-money-down')}>
      {formatClock(seconds)}
    </bdi>
  )
}
