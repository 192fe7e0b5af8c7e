import { Marquee, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'

const closedKey = 'noticesClosed'

/** Headlines of the site; closed ones stay closed until the next session. */
export function Notices() {
  const { t } = useTranslation()
  const [isClosed, setClosed] = useState(() => sessionStorage.getItem(closedKey) === '1')
  const { data, isPending } = useQuery(query.content.announcements.queryOptions({ input: { types: 'H' } }))
  const items = (data ?? []).flatMap((item) =>
    item.type === 'H'
      ? [
          {
            id: item.id,
            content: (
              <>
                <b className="font-semibold">{item.title}</b> {item.content}
              </>
            ),
          },
        ]
      : [],
  )
  if (isPending && !isClosed) return <Skeleton className="h-11 w-full rounded-pill!" />
  if (isClosed || items.length === 0) return null
  const close = () => {
    sessionStorage.setItem(closedKey, '1')
    setClosed(true)
  }
  return <Marquee label={t('home.notices')} items={items} onClose={close} />
}
