import { dateFormat } from '@fairground/i18n'
import { Empty } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** In the place of the form while payouts rest. */
export function PayoutPause({ until }: { until: string }) {
  const { t, i18n } = useTranslation()
  const moment = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Empty
      layout="column"
      icon="icon-[ph--shield-check-duotone]"
      title={t('payout.pausedTitle')}
      text={t('payout.paused', { until: moment.format(new Date(until)) })}
    />
  )
}
