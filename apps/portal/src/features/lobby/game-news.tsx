import { Icon } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { openNews } from '../../lib/news-prompt.ts'

/** What the operator announces of the games of this page; each opens. */
export function GameNews({ gameType }: { gameType: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(query.content.gameAnnouncements.queryOptions({ input: { gameType } }))
  if (!data || data.length === 0) return null
  return (
    <ul aria-label={t('games.news')} className="mb-5 grid gap-1.5">
      {data.map(({ id, title, summary }) => (
        <li key={id}>
          <button
            type="button"
            dir="auto"
            onClick={() => openNews({ kind: 'news', id })}
            className="flex min-h-11 w-full items-center gap-3 rounded-md bg-surface-1 px-4 py-2 text-start text-sm text-ink-2 hover:bg-surface-2 focus-ring"
          >
            <Icon name="icon-[ph--megaphone-simple-duotone]" className="text-lg text-lamp-ink" />
            <span className="min-w-0 truncate">
              <b className="font-semibold text-ink">{title}</b> {summary}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
