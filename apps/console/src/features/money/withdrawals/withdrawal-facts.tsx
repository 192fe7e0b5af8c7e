import type { WithdrawalDetail } from '@fairground/contract'
import { type KeyValue, KeyValues } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { WholeId } from '../../../components/record-id.tsx'
import { percentOf } from '../../../lib/decimal.ts'
import { PayoutAccount } from './payout-account.tsx'

const awaited: readonly WithdrawalDetail['status'][] = ['submitted', 'approved', 'paying']

/** The figures a reviewer weighs. */
export function WithdrawalFacts({ detail }: { detail: WithdrawalDetail }) {
  const { t } = useTranslation()
  const items: KeyValue[] = [
    { id: 'bank', label: t('withdrawals.bank'), value: <PayoutAccount detail={detail} /> },
    ...(awaited.includes(detail.status)
      ? [{ id: 'expected', label: t('withdrawals.expected'), value: <Expected detail={detail} /> }]
      : []),
    { id: 'turnover', label: t('withdrawals.turnover'), value: <Turnover detail={detail} /> },
    {
      id: 'totals',
      label: t('withdrawals.totals'),
      value: (
        <bdi dir="ltr">
          <Amount amount={detail.depositedTotal} /> / <Amount amount={detail.withdrawnTotal} />
        </bdi>
      ),
    },
    { id: 'after', label: t('withdrawals.balanceAfter'), value: <Amount amount={detail.balanceAfter} /> },
    { id: 'id', label: t('withdrawals.id'), value: <WholeId id={detail.withdrawalId} label={t('withdrawals.id')} /> },
  ]
  return <KeyValues look="well" items={items} className="[&_div]:text-[12.5px]" />
}

/** What the player is told, from our own history. */
function Expected({ detail: { expected } }: { detail: WithdrawalDetail }) {
  const { t } = useTranslation()
  if (!expected) return <span className="font-medium text-ink-3">{t('withdrawals.expectedNone')}</span>
  return (
    <span className="inline-flex flex-col items-end">
      <Moment at={expected.at} />
      <span className="font-medium text-ink-3">
        {t('withdrawals.expectedSlow')} <Moment at={expected.slowAt} />
      </span>
    </span>
  )
}

/** Stakes since the last deposit against that deposit; the deposit comes with the check. */
function Turnover({ detail: { stakedSinceDeposit, checks } }: { detail: WithdrawalDetail }) {
  const check = checks.find(({ key }) => key === 'check.turnover')
  const deposited = check && String(check.args.deposited)
  const percent = deposited && percentOf(stakedSinceDeposit, deposited)
  if (!deposited || percent === undefined) return <Amount amount={stakedSinceDeposit} />
  return (
    <bdi dir="ltr">
      <b className={check.isGood ? 'text-mint-ink' : 'text-warn-ink'}>{percent}%</b>{' '}
      <Amount amount={stakedSinceDeposit} className="font-medium!" /> /{' '}
      <Amount amount={deposited} className="font-medium!" />
    </bdi>
  )
}
