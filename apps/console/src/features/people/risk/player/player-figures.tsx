import type { MemberRisk } from '@fairground/contract'
import { KpiStrip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../../components/amount.tsx'
import { useFormats } from '../../../../lib/use-formats.ts'

/** Money and time of the last thirty days, beside what was before. */
export function PlayerFigures({ figures }: { figures: MemberRisk['figures'] }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const timeText = (all: number) =>
    t('risk.time', { hours: formats.count(Math.floor(all / 60)), minutes: formats.count(all % 60) })
  // Amounts within a sentence; the whole ones stand in the timeline.
  const about = (amount: string) => formats.compactMoney(amount)
  const isDown = figures.net30.startsWith('-')
  return (
    <KpiStrip
      items={[
        {
          ...{ id: 'balance', label: t('risk.balance'), value: <Amount amount={figures.balance} /> },
          note: t('risk.held', { amount: about(figures.held) }),
        },
        {
          ...{ id: 'deposited', label: t('risk.deposited30'), value: <Amount amount={figures.deposited30} /> },
          note: t('risk.before30', { amount: about(figures.deposited30Before) }),
        },
        {
          ...{ id: 'withdrawn', label: t('risk.withdrawn30'), value: <Amount amount={figures.withdrawn30} /> },
          note: t('risk.cancelled30', { count: figures.cancelled30 }),
        },
        {
          ...{ id: 'net', label: t('risk.net30'), value: <Amount amount={figures.net30} /> },
          ...(isDown && { valueTone: 'down' as const }),
          note: t('risk.netEver', { amount: about(figures.netEver) }),
        },
        {
          ...{ id: 'played', label: t('risk.played30'), value: timeText(figures.played30Minutes) },
          note: t('risk.longest', { time: timeText(figures.longestMinutes) }),
        },
      ]}
    />
  )
}
