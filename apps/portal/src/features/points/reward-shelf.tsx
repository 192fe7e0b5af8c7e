import type { RewardItem } from '@fairground/contract'
import { Button, Empty, ErrorState, Icon, Money, Skeleton, StatusChip } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { useCount, usePointBalance } from './use-points.ts'

export type { RewardItem }

const countMax = 100

/** What can be had for points, the cheapest first. */
export function RewardShelf({ onChoose }: { onChoose: (item: RewardItem) => void }) {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useQuery(
    query.points.rewards.queryOptions({ input: { pageSize: countMax } }),
  )
  if (isError && !data)
    return <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (data?.list.length === 0) return <Empty icon="icon-[ph--gift-duotone]" title={t('points:noRewards')} />
  return (
    <ul className="fit-grid">
      {data
        ? data.list.map((item) => (
            <li key={item.rewardId} className="grid grid-cols-1">
              <RewardCard item={item} onChoose={() => onChoose(item)} />
            </li>
          ))
        : [0, 1, 2, 3].map((place) => <Skeleton key={place} className="h-80 w-full rounded-lg" />)}
    </ul>
  )
}

function RewardCard({ item, onChoose }: { item: RewardItem; onChoose: () => void }) {
  const { t } = useTranslation()
  const count = useCount()
  const points = usePointBalance().data?.currentPoints ?? 0
  const { name, imageUrl, quantity, requiredPoints, requiredAmount, creditAmount } = item
  const isShort = points < requiredPoints
  return (
    <article className="flex min-w-0 flex-col overflow-clip rounded-lg bg-surface-1 shadow-1">
      <div className="relative aspect-4/3 bg-surface-3">
        {imageUrl && (
          <img src={imageUrl} alt="" width={480} height={360} loading="lazy" className="size-full object-cover" />
        )}
        <StatusChip tone="art" className="absolute start-2 top-2">
          {quantity > 0 ? t('points:left', { count: quantity }) : t('points:soldOut')}
        </StatusChip>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-3.5 sm:p-4">
        <h2 className="leading-snug font-bold break-words">{name}</h2>
        {creditAmount && (
          <p className="text-sm text-mint-ink">
            {t('points:credit')} <Money amount={creditAmount} currency="VND" decimals={0} />
          </p>
        )}
        {requiredAmount && (
          <p className="text-xs text-ink-3">
            {t('points:needsDeposits')} <Money amount={requiredAmount} currency="VND" decimals={0} />
          </p>
        )}
        <p className="mt-auto flex items-center gap-1.5 text-lg font-bold text-lamp-ink">
          <Icon name="icon-[ph--coins-fill]" />
          <bdi>{count(requiredPoints)}</bdi>
          <span className="text-sm font-semibold">{t('points:unit')}</span>
        </p>
        <Button variant={isShort ? 'line' : 'lamp'} block disabled={quantity === 0 || isShort} onClick={onChoose}>
          {t(isShort && quantity > 0 ? 'points:notYet' : 'points:redeem')}
        </Button>
      </div>
    </article>
  )
}
