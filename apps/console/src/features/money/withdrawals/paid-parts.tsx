import type { WithdrawalDetail } from '@fairground/contract'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'

/** Every payment that has left the bank, and what is still held for the rest. */
export function PaidParts({
  detail: { payouts, paidAmount, unpaidAmount, receivedAmount, againAmount, refundedAmount, status, autoReceiptAt },
}: {
  detail: WithdrawalDetail
}) {
  const { t } = useTranslation()
  if (payouts.length === 0) return null
  return (
    <section className="text-sm">
      <h3 className="mb-2 font-semibold">{t('part.title')}</h3>
      <ul className="divide-y divide-line rounded-md bg-surface-2 px-3">
        {payouts.map(({ amount, reference, at, by }) => (
          <li key={reference} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <Amount amount={amount} className="font-bold" />
            <bdi dir="ltr" className="min-w-0 flex-1 truncate font-mono text-xs text-ink-2" title={reference}>
              {reference}
            </bdi>
            <span className="text-xs text-ink-3">
              <bdi>{by === 'system' ? t('actor.system') : by}</bdi> · <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2">
        {[
          ['paid', paidAmount],
          ['received', receivedAmount],
          ...(status === 'resolved_refunded' ? [['refunded', refundedAmount]] : [['rest', unpaidAmount]]),
          ...(againAmount === '0.00' ? [] : [['again', againAmount]]),
        ].map(([name = '', amount = ''], index) => (
          <span key={name}>
            {index > 0 && ' · '}
            {t(`part.${name}`)} <Amount amount={amount} className="font-bold" />
          </span>
        ))}
        {autoReceiptAt && (
          <span className="block text-ink-3">
            {t('autoReceipt.ends')} <Moment at={autoReceiptAt} />
          </span>
        )}
      </p>
    </section>
  )
}
