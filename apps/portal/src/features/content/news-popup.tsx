import { ComingDialog, useLate } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { laterPart } from '../../lib/later.ts'
import { closeNews, useNewsPrompt } from '../../lib/news-prompt.ts'

const newsDialogs = laterPart(() => import('./news-dialogs.tsx').then((module) => module.NewsDialogs))

/** Announcements and notices; any part of the portal opens them with `openNews`. Their code comes late, or at once when one opens. */
export function NewsPopup() {
  const { t } = useTranslation()
  const isOpen = useNewsPrompt() !== undefined
  const { part: NewsDialogs, error } = useLate(newsDialogs, isOpen)
  if (NewsDialogs) return <NewsDialogs />
  if (!isOpen) return null
  return (
    <ComingDialog
      title={t('news.title')}
      failure={error && t('common:loadFailed')}
      onRetry={() => location.reload()}
      onClose={closeNews}
    />
  )
}
