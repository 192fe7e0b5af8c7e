import type { LoginOutcome, LoginRecord } from '@fairground/contract'
import { Empty, ErrorState, Pager, Skeleton, StatusChip, type StatusTone } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import { DateTime } from '../../components/date-time.tsx'
import { query } from '../../lib/api.ts'
import { DeviceText } from './device-text.tsx'

const pageSize = 8

/** Every entry and refused try, newest first. */
export function LoginHistory() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const { data, isError, isFetching, refetch } = useQuery({
    ...query.security.loginHistory.queryOptions({ input: { pageNo: page, pageSize } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card title={t('security.history')}>
      {isError && <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !isError && <Skeleton className="h-50 w-full" />}
      {data?.list.length === 0 && <Empty icon="icon-[ph--clock-duotone]" title={t('security.noHistory')} />}
      <ul>
        {data?.list.map((record) => (
          <HistoryRow key={record.id} record={record} />
        ))}
      </ul>
      {data && data.total > pageSize && (
        <Pager className="mt-4" page={page} pageSize={pageSize} totalCount={data.total} onPageChange={setPage} />
      )}
    </Card>
  )
}

const looks: Record<LoginOutcome, { tone: StatusTone; icon: string }> = {
  entered: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  'password-changed': { tone: 'info', icon: 'icon-[ph--key-fill]' },
  'wrong-password': { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
  refused: { tone: 'bad', icon: 'icon-[ph--prohibit-fill]' },
  'code-asked': { tone: 'wait', icon: 'icon-[ph--password-fill]' },
  'wrong-code': { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
}

function HistoryRow({ record }: { record: LoginRecord }) {
  const { t } = useTranslation()
  const look = looks[record.outcome]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-line-soft py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-44">
        <b className="block text-sm">
          <DateTime at={record.at} />
        </b>
        <p className="text-sm text-ink-2">
          <DeviceText device={record.device} /> · <bdi>{record.network}</bdi>
        </p>
      </div>
      <StatusChip tone={look.tone} icon={look.icon}>
        {t(`security.outcomes.${record.outcome}`)}
      </StatusChip>
    </li>
  )
}
