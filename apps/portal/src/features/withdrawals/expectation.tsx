import type { Withdrawal } from '@fairground/contract'
import { Icon, useCountdown } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'

const awaited: readonly Withdrawal['status'][] = ['submitted', 'approved', 'paying']

/** From our own history, never a promise: the usual moment, the slow end, that this one takes longer, or that too little is known. */
export function Expectation({ withdrawal: { expected, status, bankName } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation()
  const usual = useCountdown(expected ? Date.parse(expected.at) : undefined)
  const slow = useCountdown(expected ? Date.parse(expected.slowAt) : undefined)
  if (!awaited.includes(status)) return null
  return (
    <div className="flex items-start gap-2 text-sm text-ink-2">
      <Icon name="icon-[ph--clock-bold]" className="mt-0.5" />
      {!expected && <span>{t('payout.noHistory', { bank: bankName })}</span>}
      {expected && (
        <div>
          {slow === 0 && <p>{t('payout.late')}</p>}
          {usual > 0 && (
            <p>
              {t('payout.expected')} <DateTime at={expected.at} />
            </p>
          )}
          {slow > 0 && (
            <p>
              {t('payout.expectedSlow')} <DateTime at={expected.slowAt} />
            </p>
          )}
          <p className="text-xs text-ink-3">{t('payout.expectedFrom', expected)}</p>
        </div>
      )}
    </div>
  )
}
