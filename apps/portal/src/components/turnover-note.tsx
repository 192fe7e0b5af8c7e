import { formatMoney, Icon, Meter } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import type { Turnover } from '../lib/use-turnover.ts'

/** How much is still to be staked before money leaves, and how far that has come. */
export function TurnoverNote({ turnover: { left, wanted } }: { turnover: Turnover }) {
  const { t, i18n } = useTranslation()
  const show = (amount: string) => formatMoney(amount, { locale: i18n.language, currency: 'VND', decimals: 0 })
  const done = Number(wanted) - Number(left)
  const progress = t('turnover.progress', { done: show(done.toFixed(2)), wanted: show(wanted) })
  return (
    <div className="grid gap-2.5">
      <p className="flex items-center gap-2 font-bold">
        <Icon name="icon-[ph--hourglass-medium-duotone]" className="text-lg text-lamp-ink" />
        {t('transfer.turnover')}
      </p>
      <p className="text-sm text-ink-2">{t('turnover.left', { amount: show(left) })}</p>
      <Meter label={progress} percent={(done / Number(wanted)) * 100} />
      <p className="text-xs text-ink-3 tabular-nums">{progress}</p>
      <p className="text-xs text-ink-3">{t('turnover.counts')}</p>
    </div>
  )
}
