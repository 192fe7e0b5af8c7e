import { refusalText } from '@fairground/client'
import type { StaffDeposit } from '@fairground/contract'
import { Empty, ErrorState, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { OpenWish } from '../../../components/open-wish.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { DepositDecision } from './deposit-decision.tsx'
import { DepositFacts } from './deposit-facts.tsx'
import { useDeposit } from './use-deposits.ts'

type DepositPanelProps = { depositId: string; onClose: () => void }

/** One deposit: its code, its facts, and the decision at its foot. */
export function DepositPanel({ depositId, onClose }: DepositPanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useDeposit(depositId)
  return (
    <SidePanel
      label={t('deposits.panel')}
      head={data ? <Head deposit={data} /> : <Skeleton className="mt-1 h-12 w-3/4" />}
      footer={data && data.status === 'pending' && !data.wish && <DepositDecision deposit={data} />}
      onClose={onClose}
    >
      {data && <OpenWish wish={data.wish} />}
      {data && <DepositFacts deposit={data} />}
      {data === null && <Empty icon="icon-[ph--magnifying-glass-duotone]" title={t('errors:NOT_FOUND')} />}
      {data === undefined && !error && <Skeleton className="h-60 w-full" />}
      {data === undefined && error && (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  )
}

function Head({ deposit }: { deposit: StaffDeposit }) {
  const { t } = useTranslation()
  const currency = useCurrency()
  return (
    <>
      <p className="text-xs text-ink-3">
        {deposit.methodName} · {t('withdrawals.sent')} <Moment at={deposit.createdAt} look="exactTime" />
      </p>
      <h2 className="text-[24px] leading-8 font-bold">
        <Amount amount={deposit.amount} currency={currency} className="font-bold!" />
      </h2>
    </>
  )
}
