import { Empty, ErrorState, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { NoticeList } from './notice-list.tsx'

/** What the operator tells agents alone, the first of it open. */
export function AgentNotices() {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useQuery(
    query.content.announcements.queryOptions({ input: { types: 'PL' } }),
  )
  if (!data && isError)
    return <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-60 w-full rounded-lg" />
  const notices = data.flatMap((item) => (item.type === 'PL' && item.isForAgents ? [item] : []))
  if (notices.length === 0)
    return <Empty icon="icon-[ph--megaphone-simple-duotone]" title={t('news.none')} text={t('news.noneText')} />
  return <NoticeList notices={notices} startId={notices[0]?.id} />
}
