import { KpiStrip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { waitOf } from '../../../lib/wait.ts'
import type { useWithdrawals } from './use-withdrawals.ts'
import { lateSeconds } from './wait-goal.ts'

type Counts = NonNullable<ReturnType<typeof useWithdrawals>['data']>['counts']

/** The head of the queue: how much waits, how long, and what was done today. */
export function WithdrawalFigures({ counts, isFailed }: { counts: Counts | undefined; isFailed: boolean }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const currency = useCurrency()
  const text = (value: number | undefined) => (value === undefined ? '–' : count(value))
  const longest = counts?.longestWaitSeconds
  const wait = longest === undefined ? undefined : waitOf(longest)
  const isLate = longest !== undefined && longest >= lateSeconds
  const amount = (value: string | undefined) =>
    value && <Amount amount={value} currency={currency} className="[font-weight:inherit] text-inherit" />
  const isLoading = counts === undefined && !isFailed
  const goal = t('withdrawals.goal', { minutes: lateSeconds / 60 })
  return (
    <KpiStrip
      items={[
        {
          id: 'open',
          isLoading,
          label: t('withdrawals.open'),
          value: text(counts?.open),
          note: amount(counts?.openAmount),
        },
        {
          id: 'longest',
          isLoading,
          label: t('withdrawals.longest'),
          value: wait ? t(wait.key, wait.args) : '–',
          valueTone: isLate ? 'down' : undefined,
          note: isLate ? `▲ ${goal}` : goal,
        },
        {
          id: 'two',
          isLoading,
          label: t('withdrawals.needsTwo'),
          value: text(counts?.needsTwo),
          note: t('withdrawals.needsTwoNote'),
        },
        {
          id: 'paid',
          isLoading,
          label: t('withdrawals.paidToday'),
          value: text(counts?.paidToday),
          note: amount(counts?.paidTodayAmount),
        },
        { id: 'rejected', isLoading, label: t('withdrawals.rejectedToday'), value: text(counts?.rejectedToday) },
      ]}
    />
  )
}
