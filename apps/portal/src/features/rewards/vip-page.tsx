import { isRefusal } from '@fairground/client'
import { Empty, ErrorState, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { CashBackCard } from './cash-back-card.tsx'
import { VipHero } from './vip-hero.tsx'
import { VipLevels } from './vip-levels.tsx'

/** The level of the member, the way to the next one, and what the losses of this week give back. */
export function VipPage() {
  const { t } = useTranslation()
  const vip = useQuery(query.loyalty.vip.queryOptions({ input: {} }))
  const { data } = vip
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="font-poster text-3xl">{t('member.vip')}</h1>
      {isRefusal(vip.error, 'FEATURE_OFF') ? (
        <Empty icon="icon-[ph--crown-duotone]" title={t('vip.off')} />
      ) : vip.isError && !data ? (
        <ErrorState title={t('common:loadFailed')} onRetry={() => void vip.refetch()} isRetrying={vip.isFetching} />
      ) : data ? (
        <>
          <VipHero status={data} />
          <CashBackCard />
          <VipLevels status={data} />
        </>
      ) : (
        <Skeleton className="h-120 w-full rounded-lg" />
      )}
    </div>
  )
}
