import { isRefusal, refusalText } from '@fairground/client'
import { Empty, ErrorState, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { SidePanel } from '../../../components/split-view.tsx'
import { useVendor } from './use-vendors.ts'
import { VendorAdjustments } from './vendor-adjustments.tsx'
import { VendorBudget } from './vendor-budget.tsx'
import { VendorCampaigns } from './vendor-campaigns.tsx'
import { VendorExceptions } from './vendor-exceptions.tsx'
import { VendorFacts } from './vendor-facts.tsx'
import { VendorGameList } from './vendor-game-list.tsx'
import { VendorGifts } from './vendor-gifts.tsx'
import { VendorJackpots } from './vendor-jackpots.tsx'
import { VendorKeys } from './vendor-keys.tsx'
import { VendorLimits } from './vendor-limits.tsx'
import { VendorMode } from './vendor-mode.tsx'
import { VendorPrizes } from './vendor-prizes.tsx'
import { VendorReach } from './vendor-reach.tsx'
import { VendorStatus } from './vendor-status.tsx'
import { VendorStatusChange } from './vendor-status-change.tsx'
import { VendorTurnover } from './vendor-turnover.tsx'
import { VendorWish } from './vendor-wish.tsx'

/** One vendor: how it is, and what may be changed. */
export function VendorPanel({ vendorId, onClose }: { vendorId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useVendor(vendorId)
  return (
    <SidePanel
      label={t('vendors.panel')}
      head={
        data ? (
          <>
            <p className="text-xs text-ink-3">{t('vendors.panel')}</p>
            <h2 className="flex flex-wrap items-center gap-2 text-xl font-bold">
              <bdi>{data.name}</bdi> <VendorStatus status={data.status} />
            </h2>
          </>
        ) : (
          <Skeleton className="mt-1 h-12 w-3/4" />
        )
      }
      footer={data && <VendorStatusChange vendor={data} />}
      onClose={onClose}
    >
      {data && (
        <>
          <VendorFacts vendor={data} />
          {data.change && <VendorWish vendorId={vendorId} change={data.change} />}
          <VendorJackpots vendor={data} />
          <VendorAdjustments vendor={data} />
          <VendorPrizes vendor={data} />
          <VendorMode vendor={data} />
          <VendorLimits vendor={data} />
          <VendorTurnover vendor={data} />
          <VendorExceptions vendor={data} />
          <VendorGameList vendor={data} />
          <VendorKeys vendor={data} />
          <VendorReach key={`${data.clockSkewSeconds} ${data.networks?.join()}`} vendor={data} />
          <VendorBudget key={Object.values(data.budget).join()} vendor={data} />
          <VendorCampaigns vendor={data} />
          <VendorGifts vendor={data} />
        </>
      )}
      {!data && !error && <Skeleton className="h-60 w-full" />}
      {!data && isRefusal(error, 'NOT_FOUND') && (
        <Empty icon="icon-[ph--magnifying-glass-duotone]" title={t('errors:NOT_FOUND')} />
      )}
      {!data && error && !isRefusal(error, 'NOT_FOUND') && (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  )
}
