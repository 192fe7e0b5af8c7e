import type { PayAccount, StaffDeposit } from '@fairground/contract'
import { ButtonLink, type KeyValue, KeyValues, Note } from '@fairground/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { MemberName } from '../../../components/member-name.tsx'
import { Moment } from '../../../components/moment.tsx'
import { WholeId } from '../../../components/record-id.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { DepositIncident } from './deposit-incident.tsx'
import { DepositProofs } from './deposit-proofs.tsx'
import { DepositState } from './deposit-state.tsx'
import { StatementLine } from './statement-line.tsx'
import { TimeLeft } from './time-left.tsx'
import { TransferCode } from './transfer-code.tsx'

/** What is known about a deposit; its transfer code first. */
export function DepositFacts({ deposit }: { deposit: StaffDeposit }) {
  const { t } = useTranslation()
  const me = useMe()
  const { memberId, account, icon, remark, reason, status } = deposit
  return (
    <>
      <DepositIncident deposit={deposit} />
      <section className="rounded-md bg-lamp-soft px-4 py-3">
        <h3 className="text-xs font-semibold text-lamp-ink">{t('deposits.code')}</h3>
        <TransferCode code={deposit.transferCode} look="head" />
        {status === 'pending' && <p className="text-xs text-ink-2">{t('deposits.codeHint')}</p>}
      </section>
      <StatementLine deposit={deposit} />
      {reason && (
        <Note tone="bad" title={t('withdrawals.reasonGiven')}>
          <span className="break-words whitespace-pre-line">
            {reason === 'gateway' ? t('deposits.gatewayFailed') : reason}
          </span>
        </Note>
      )}
      <section className="flex items-center gap-3">
        <MemberName look="head" account={account} icon={icon} />
        {may(me, 'members.read') && (
          <ButtonLink size="sm" href={`/members?query=${memberId}&id=${memberId}`}>
            {t('withdrawals.profile')}
          </ButtonLink>
        )}
      </section>
      <KeyValues look="well" items={useItems(deposit)} className="[&_div]:text-[12.5px]" />
      <DepositProofs proofs={deposit.proofs} />
      {remark && (
        <Note title={t('deposits.remark')}>
          <span className="break-words whitespace-pre-line">{remark}</span>
        </Note>
      )}
    </>
  )
}

function useItems(deposit: StaffDeposit): KeyValue[] {
  const { t } = useTranslation()
  const { decidedAt, decidedBy, payTo } = deposit
  return [
    { id: 'state', label: t('deposits.state'), value: <DepositState state={deposit.status} /> },
    { id: 'method', label: t('deposits.method'), value: deposit.methodName },
    ...(payTo ? [{ id: 'payTo', label: t('deposits.payTo'), value: <PayTo {...payTo} /> }] : []),
    ...(deposit.fee === '0.00' ? [] : feeItems(deposit, t)),
    ...(deposit.status === 'pending'
      ? [{ id: 'left', label: t('deposits.left'), value: <TimeLeft until={deposit.expiresAt} /> }]
      : []),
    { id: 'expires', label: t('deposits.expires'), value: <Moment at={deposit.expiresAt} /> },
    ...(decidedAt ? [{ id: 'decided', label: t('deposits.decidedAt'), value: <Moment at={decidedAt} /> }] : []),
    ...(decidedBy
      ? [
          {
            id: 'by',
            label: t('deposits.decidedBy'),
            value: <bdi>{decidedBy === 'system' || decidedBy === 'gateway' ? t(`actor.${decidedBy}`) : decidedBy}</bdi>,
          },
        ]
      : []),
    { id: 'id', label: t('deposits.id'), value: <WholeId id={deposit.depositId} label={t('deposits.id')} /> },
  ]
}

const feeItems = ({ fee, feeBearer, credit }: StaffDeposit, t: TFunction): KeyValue[] => [
  {
    id: 'fee',
    label: t('deposits.fee'),
    value: (
      <>
        <Amount amount={fee} /> · {t(`methods.feeBearer.${feeBearer}`)}
      </>
    ),
  },
  { id: 'credit', label: t('deposits.credit'), value: <Amount amount={credit} /> },
]

function PayTo({ bankName, accountNo }: PayAccount) {
  return (
    <>
      <bdi>{bankName}</bdi> · <bdi dir="ltr">{accountNo}</bdi>
    </>
  )
}
