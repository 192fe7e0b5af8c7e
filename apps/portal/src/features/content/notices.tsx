import { Marquee, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { openNews } from '../../lib/news-prompt.ts'

const closedKey = 'noticesClosed'
const listeners = new Set<() => void>()
const readClosed = () => sessionStorage.getItem(closedKey) === '1'
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
function closeNotices(): void {
  sessionStorage.setItem(closedKey, '1')
  for (const listener of listeners) listener()
}

/** Headlines of the site, and notices for whoever is signed in; each opens. Closed, they stay so until the next session. */
export function Notices() {
  const { t } = useTranslation()
  const isClosed = useSyncExternalStore(subscribe, readClosed, () => false)
  const { data, isPending } = useQuery(query.content.announcements.queryOptions({ input: { types: 'H,PL' } }))
  const items = (data ?? []).flatMap((item) =>
    item.type === 'H' || item.type === 'PL'
      ? [
          {
            id: item.id,
            content: (
              <button
                type="button"
                dir="auto"
                className="min-h-6 max-w-full truncate rounded-sm px-1 hover:text-ink focus-ring"
                onClick={() => openNews({ kind: item.type === 'H' ? 'news' : 'notices', id: item.id })}
              >
                <b className="font-semibold">{item.title}</b> {item.summary}
              </button>
            ),
          },
        ]
      : [],
  )
  if (isPending && !isClosed) return <Skeleton className="h-11 w-full rounded-pill!" />
  if (isClosed || items.length === 0) return null
  return <Marquee label={t('home.notices')} items={items} onClose={closeNotices} />
}
