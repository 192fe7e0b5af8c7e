import type { AnnouncementType } from '@fairground/contract'
import { Dialog, Empty, ErrorState, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { closeNews, type NewsPlace, useNewsPrompt } from '../../lib/news-prompt.ts'
import { AnnouncementList } from './announcement-list.tsx'
import { NoticeList } from './notice-list.tsx'

const typesOf: Record<NewsPlace['kind'], AnnouncementType[]> = { news: ['H', 'PR'], notices: ['PL'] }

/** The popup of the announcements, and that of the notices for whoever is signed in. */
export function NewsDialogs() {
  const { t } = useTranslation()
  const asked = useNewsPrompt()
  const [shown, setShown] = useState<NewsPlace>(asked ?? { kind: 'news' })
  // What is shown stays while the window goes.
  if (asked !== undefined && asked !== shown) setShown(asked)
  const { kind, id } = shown
  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && closeNews()}
      title={t(kind === 'news' ? 'news.title' : 'news.notices')}
      titleLook="poster"
      width="wide"
      phone="bottom"
      awning="slots"
      isOver
      className="max-md:min-h-[60dvh]"
    >
      <div className="md:min-h-80">
        <News key={`${kind}-${id}`} kind={kind} id={id} isAsked={asked !== undefined} onGo={closeNews} />
      </div>
    </Dialog>
  )
}

interface NewsProps extends NewsPlace {
  isAsked: boolean
  onGo: () => void
}

function News({ kind, id, isAsked, onGo }: NewsProps): ReactNode {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useQuery({
    ...query.content.announcements.queryOptions({ input: { types: typesOf[kind].join(',') } }),
    enabled: isAsked,
  })
  if (!data && isError)
    return <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-80 w-full" />
  if (data.length === 0)
    return <Empty icon="icon-[ph--megaphone-simple-duotone]" title={t('news.none')} text={t('news.noneText')} />
  if (kind === 'notices')
    return <NoticeList notices={data.flatMap((item) => (item.type === 'PL' ? [item] : []))} startId={id} />
  const announcements = data.flatMap((item) => (item.type === 'H' || item.type === 'PR' ? [item] : []))
  return <AnnouncementList announcements={announcements} startId={id} onGo={onGo} />
}
