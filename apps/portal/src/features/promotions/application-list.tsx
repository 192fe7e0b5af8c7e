import { Empty, ErrorState, Money, Pager, Skeleton } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { PrivateImage } from '../../components/private-image.tsx'
import { query } from '../../lib/api.ts'
import { ActivityChip } from './activity-chip.tsx'

const pageSize = 5

/** What I asked rewards with, newest first, and what became of it. */
export function ApplicationList({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const { data, isError, isFetching, refetch } = useQuery({
    ...query.promotions.applications.queryOptions({ input: { pageNo: page, pageSize } }),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="applications" className="grid gap-3">
      <h2 id="applications" className="text-xl font-bold">
        {t('promotions:mine')}
      </h2>
      {isError && !data && (
        <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!data && !isError && <Skeleton className="h-40 w-full rounded-lg" />}
      {data?.list.length === 0 && <Empty icon="icon-[ph--paper-plane-tilt-duotone]" title={t('promotions:mineNone')} />}
      {data && data.list.length > 0 && (
        <ul className="divide-y divide-line-soft rounded-lg bg-surface-1 shadow-1">
          {data.list.map(({ applicationId, title, status, reward, createdAt, comment, reason, images }) => (
            <li key={applicationId} className="grid gap-2 px-4 py-3.5">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <b className="min-w-0">{title}</b>
                <ActivityChip status={status} />
              </div>
              <p className="flex justify-between gap-3 text-sm text-ink-3">
                <DateTime at={createdAt} timeZone={timeZone} />
                <Money amount={reward} currency="VND" decimals={0} />
              </p>
              {comment && <bdi className="text-sm break-words text-ink-2">{comment}</bdi>}
              {reason && status === 'rejected' && (
                <p className="text-sm text-ruby-ink">
                  {t('promotions:rejectedBecause')} <bdi>{reason}</bdi>
                </p>
              )}
              {images.length > 0 && (
                <ul className="flex flex-wrap gap-2">
                  {images.map((fileId, i) => (
                    <li key={fileId}>
                      <PrivateImage
                        src={`/wps/upload/${fileId}`}
                        alt={t('dispute.image', { n: i + 1 })}
                        className="size-14 rounded-sm"
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.total > pageSize && (
        <Pager page={page} pageSize={pageSize} totalCount={data.total} onPageChange={setPage} />
      )}
    </section>
  )
}
