import { refusalText } from '@fairground/client'
import type { WithdrawalDetail } from '@fairground/contract'
import { ErrorState, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { shortId } from '../../../lib/short-id.ts'
import { PaymentDesk } from './payment-desk.tsx'
import { useWithdrawal } from './use-withdrawals.ts'
import { WithdrawalDecision } from './withdrawal-decision.tsx'
import { WithdrawalReview } from './withdrawal-review.tsx'

type WithdrawalPanelProps = { withdrawalId: string; onClose: () => void }

/** One withdrawal with all that its review needs, and the decision at its foot. */
export function WithdrawalPanel({ withdrawalId, onClose }: WithdrawalPanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useWithdrawal(withdrawalId)
  return (
    <SidePanel
      label={t('withdrawals.panel')}
      head={data ? <Head detail={data} /> : <Skeleton className="mt-1 h-12 w-3/4" />}
      footer={data && footOf(data)}
      onClose={onClose}
    >
      {data && <WithdrawalReview detail={data} />}
      {!data && !error && <PanelSkeleton />}
      {!data && error && (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  )
}

function footOf(detail: WithdrawalDetail) {
  if (detail.status === 'submitted' || detail.status === 'info_needed') return <WithdrawalDecision detail={detail} />
  return detail.allowed.includes('pay') ? <PaymentDesk detail={detail} /> : undefined
}

function Head({ detail }: { detail: WithdrawalDetail }) {
  const { t } = useTranslation()
  const currency = useCurrency()
  return (
    <>
      <p className="text-xs text-ink-3">
        {t('withdrawals.order')}{' '}
        <bdi dir="ltr" title={detail.withdrawalId}>
          …{shortId(detail.withdrawalId)}
        </bdi>{' '}
        · {t('withdrawals.sent')} <Moment at={detail.createdAt} look="exactTime" />
      </p>
      <h2 className="text-[24px] leading-8 font-bold">
        <Amount amount={detail.amount} currency={currency} className="font-bold!" />
      </h2>
    </>
  )
}

function PanelSkeleton() {
  return (
    <div className="grid gap-4" aria-hidden="true">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-11 w-2/3" />
      <Skeleton className="h-36 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
