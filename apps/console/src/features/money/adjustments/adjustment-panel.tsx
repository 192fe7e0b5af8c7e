import { refusalText } from '@fairground/client'
import type { Adjustment } from '@fairground/contract'
import { Empty, ErrorState, formatMoney, KeyValues, Skeleton, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { AskedReason, useAskedRows } from '../../../components/asked-facts.tsx'
import { MemberName } from '../../../components/member-name.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { WishDecision } from '../../../components/wish-decision.tsx'
import { WishState } from '../../../components/wish-state.tsx'
import { decimalsOf } from '../../../lib/decimal.ts'
import { SignedAmount } from './signed-amount.tsx'
import { useAdjustment } from './use-adjustments.ts'

type AdjustmentPanelProps = { adjustmentId: string; onClose: () => void }

/** One correction: for whom, why, who asked, and the decision at its foot. */
export function AdjustmentPanel({ adjustmentId, onClose }: AdjustmentPanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useAdjustment(adjustmentId)
  return (
    <SidePanel
      label={t('adjust.panel')}
      head={data ? <Head adjustment={data} /> : <Skeleton className="mt-1 h-12 w-3/4" />}
      footer={data && data.state === 'asked' && <Decision adjustment={data} />}
      onClose={onClose}
    >
      {data && <Facts adjustment={data} />}
      {data === null && <Empty icon="icon-[ph--magnifying-glass-duotone]" title={t('errors:NOT_FOUND')} />}
      {data === undefined && !error && <Skeleton className="h-60 w-full" />}
      {data === undefined && error && (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  )
}

function Head({ adjustment }: { adjustment: Adjustment }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="text-xs text-ink-3">{t(adjustment.direction === 'credit' ? 'adjust.credit' : 'adjust.debit')}</p>
      <h2 className="text-[24px] leading-8 font-bold">
        <SignedAmount adjustment={adjustment} className="font-bold!" />
      </h2>
    </>
  )
}

/** Its question names whose money moves, and how much. */
function Decision({ adjustment }: { adjustment: Adjustment }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const { account, amount, currency, direction } = adjustment
  const shown = formatMoney(amount, { locale, currency, decimals: decimalsOf(amount) })
  const title = t(direction === 'credit' ? 'adjust.creditTitle' : 'adjust.debitTitle', { amount: shown, account })
  return (
    <WishDecision
      wish={adjustment}
      permission="adjustments.decide"
      yes={{ title, text: t('adjust.approveText') }}
      tone={direction === 'credit' ? 'mint' : 'ruby'}
    />
  )
}

function Facts({ adjustment }: { adjustment: Adjustment }) {
  const { t } = useTranslation()
  const { Link } = useUi()
  const { transferId, wishId } = adjustment
  const askedRows = useAskedRows(adjustment, wishId)
  return (
    <>
      <div className="flex">
        <MemberName
          look="head"
          account={adjustment.account}
          icon={adjustment.icon}
          note={<bdi>{adjustment.memberId}</bdi>}
        />
      </div>
      <AskedReason reason={adjustment.reason} />
      <KeyValues
        look="well"
        items={[
          { id: 'state', label: t('deposits.state'), value: <WishState wish={adjustment} /> },
          {
            id: 'available',
            label: t('adjust.available'),
            value: <Amount amount={adjustment.available} currency={adjustment.currency} />,
          },
          ...askedRows,
        ]}
      />
      <Link
        href={transferId ? `/ledger?query=${wishId}&id=${transferId}` : `/ledger?query=${adjustment.memberId}`}
        className="link text-sm"
      >
        {t(transferId ? 'adjust.openTransfer' : 'adjust.openAccount')}
      </Link>
    </>
  )
}
