import type { StaffDeposit } from '@fairground/contract'
import { Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'

/** What the bank's statement says of a deposit; while it waits, also that it says nothing. */
export function StatementLine({ deposit }: { deposit: StaffDeposit }) {
  const { t } = useTranslation()
  const { bankLine, amount, status, kind } = deposit
  if (!bankLine) {
    if (status !== 'pending' || kind !== 'manual') return null
    return <Note tone="warn">{t('deposits.bankLine.none')}</Note>
  }
  const isSame = bankLine.amount === amount
  return (
    <Note tone={isSame ? 'ok' : 'bad'} title={t('deposits.bankLine')}>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Amount amount={bankLine.amount} className="font-bold" />
        <bdi dir="ltr" className="text-xs">
          {bankLine.bankTransactionId}
        </bdi>
      </span>
      <span className="block break-words">{bankLine.description}</span>
      {!isSame && <strong className="block">{t('deposits.bankLine.differs')}</strong>}
      <span className="block text-xs">
        {t('deposits.bankLine.readBy', { username: bankLine.readBy })} · <Moment at={bankLine.readAt} />
      </span>
    </Note>
  )
}
