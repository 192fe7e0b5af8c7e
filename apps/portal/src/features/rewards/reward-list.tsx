import { isRefusal, refusalText } from '@fairground/client'
import type { Reward } from '@fairground/contract'
import {
  Button,
  ButtonLink,
  Empty,
  ErrorState,
  formatMoney,
  Icon,
  Money,
  Pager,
  Skeleton,
  useToast,
} from '@fairground/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { api, query } from '../../lib/api.ts'
import { useRequestId } from '../../lib/request-id.ts'

const pageSize = 10

/** What I was given: to claim first, the one that ends soonest on top. */
export function RewardList({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const { data, isError, isFetching, refetch } = useQuery({
    ...query.rewards.list.queryOptions({ input: { pageNo: page, pageSize } }),
    placeholderData: keepPreviousData,
  })
  if (isError && !data)
    return (
      <ErrorState
        title={t('common:loadFailed')}
        text={t('wallet.safe')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <Skeleton className="h-60 w-full rounded-lg" />
  if (data.list.length === 0)
    return (
      <Empty
        icon="icon-[ph--gift-duotone]"
        title={t('promotions:rewards.none')}
        text={t('promotions:rewards.noneText')}
        action={
          <ButtonLink variant="lamp" href="/promotions">
            {t('promotions:rewards.toPromotions')}
          </ButtonLink>
        }
      />
    )
  return (
    <>
      <ul className="grid gap-3">
        {data.list.map((reward) => (
          <li key={reward.rewardId}>
            <RewardRow reward={reward} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      {data.total > pageSize && (
        <Pager page={page} pageSize={pageSize} totalCount={data.total} onPageChange={setPage} />
      )}
    </>
  )
}

function RewardRow({ reward, timeZone }: { reward: Reward; timeZone: string }) {
  const { t } = useTranslation()
  const { title, amount, status, expiresAt, claimedAt, issuedAt } = reward
  const isOpen = status === 'issued'
  const [label, at] = isOpen
    ? (['promotions:rewards.until', expiresAt] as const)
    : claimedAt
      ? (['promotions:rewards.claimedAt', claimedAt] as const)
      : (['promotions:rewards.overAt', expiresAt] as const)
  return (
    <article
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-lg px-4 py-4 shadow-1 sm:grid-cols-[auto_minmax(0,1fr)_auto] ${isOpen ? 'bg-lamp-soft' : 'bg-surface-1'}`}
    >
      <Icon
        name={
          isOpen
            ? 'icon-[ph--gift-duotone]'
            : claimedAt
              ? 'icon-[ph--check-circle-duotone]'
              : 'icon-[ph--clock-duotone]'
        }
        className={`text-4xl ${isOpen ? 'text-lamp-ink' : 'text-ink-3'}`}
      />
      <div className="min-w-0">
        <h2 className="font-bold break-words">{title}</h2>
        <p className="text-xl font-bold text-mint-ink">
          <Money amount={amount} currency="VND" decimals={0} />
        </p>
        <p className="text-sm text-ink-3">
          {t(label)} <DateTime at={at ?? issuedAt} timeZone={timeZone} />
        </p>
      </div>
      {isOpen && (
        <div className="max-sm:col-span-2">
          <ClaimButton reward={reward} />
        </div>
      )}
    </article>
  )
}

function ClaimButton({ reward: { rewardId, amount } }: { reward: Reward }) {
  const { t, i18n } = useTranslation()
  const { show: toast } = useToast()
  const queries = useQueryClient()
  const requestId = useRequestId()
  const claim = useMutation({
    mutationFn: () => api.rewards.claim({ rewardId, requestId: requestId.of(rewardId) }),
    onSuccess: () =>
      toast({
        tone: 'ok',
        title: t('promotions:rewards.claimedNow', {
          amount: formatMoney(amount, { locale: i18n.language, currency: 'VND', decimals: 0 }),
        }),
      }),
    onError: (error) =>
      toast({
        tone: 'bad',
        title: isRefusal(error, 'STATE_CONFLICT') ? t('promotions:changed') : refusalText(t, error),
      }),
    onSettled: () =>
      Promise.all(
        [query.rewards.key(), query.promotions.key(), query.members.key(), query.wallet.key(), query.records.key()].map(
          (queryKey) => queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
  return (
    <Button variant="lamp" size="lg" block busy={claim.isPending} guardMs={1000} onClick={() => claim.mutate()}>
      {t('promotions:rewards.claim')}
    </Button>
  )
}
