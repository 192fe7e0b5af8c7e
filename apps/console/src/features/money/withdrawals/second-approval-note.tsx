import type { WithdrawalDetail } from '@fairground/contract'
import { formatMoney, Note, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '../../../lib/currency.ts'
import { useMe } from '../../../lib/me.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { secondApprovalOf } from './second-approval.ts'

/** Explains the rule of two people: who said yes, and who is needed next. */
export function SecondApprovalNote({ detail }: { detail: WithdrawalDetail }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const { time } = useFormats()
  const me = useMe()
  const currency = useCurrency()
  const situation = secondApprovalOf(detail, me.username)
  if (situation === 'none') return null
  const [first] = detail.approvals
  const args = {
    amount: formatMoney(me.fourEyesAbove, { locale, currency, decimals: 0 }),
    first: first?.username ?? '',
    time: first ? time(first.at) : '',
  }
  return (
    <Note
      tone={situation === 'waitsForMe' ? 'info' : 'warn'}
      icon="icon-[ph--users-duotone]"
      title={t('twoPeople.title', args)}
      isLive
    >
      {t(`twoPeople.${situation}`, args)}
    </Note>
  )
}
