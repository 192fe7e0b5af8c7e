import type { Announcement } from '@fairground/contract'
import { parseRichText } from '@fairground/contract/rich-text'
import { ButtonLink, cx, Icon, Pager, RichText } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { bannerTarget } from '../../lib/banner-target.ts'
import { itemsOn, pageOf } from './page-of.ts'

const pageSize = 5
const rewards = bannerTarget({ linkageType: 'promo', url: '' })

interface AnnouncementListProps {
  announcements: readonly Announcement[]
  /** The one to begin with; else the first. */
  startId: string | undefined
  /** Somebody follows the way to the rewards. */
  onGo: () => void
}

/** Titles at one side, the chosen one at the other; every page begins with its first. */
export function AnnouncementList({ announcements, startId, onGo }: AnnouncementListProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState(() => pageOf(announcements, startId, pageSize))
  const [chosenId, setChosenId] = useState(startId)
  const turn = (next: number) => {
    setPage(next)
    setChosenId(undefined)
  }
  const shown = itemsOn(announcements, page, pageSize)
  const chosen = shown.find(({ id }) => id === chosenId) ?? shown[0]
  return (
    <div className="grid gap-5 md:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="grid content-start gap-3">
        <ul aria-label={t('news.title')} className="grid gap-1">
          {shown.map(({ id, type, title, publishedAt }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === chosen?.id || undefined}
                onClick={() => setChosenId(id)}
                className={cx(
                  'flex min-h-13 w-full items-start gap-3 rounded-sm px-3 py-2 text-start focus-ring',
                  id === chosen?.id ? 'bg-surface-3' : 'hover:bg-surface-2',
                )}
              >
                <Icon
                  name={type === 'PR' ? 'icon-[ph--gift-duotone]' : 'icon-[ph--megaphone-simple-duotone]'}
                  className={cx('mt-0.5 text-lg', id === chosen?.id ? 'text-lamp-ink' : 'text-ink-3')}
                />
                <span className="min-w-0">
                  <b className="block text-sm font-semibold break-words">
                    <bdi>{title}</bdi>
                  </b>
                  <span className="block text-xs text-ink-3">
                    <DateTime at={publishedAt} format="day" />
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {announcements.length > pageSize && (
          <Pager page={page} pageSize={pageSize} totalCount={announcements.length} onPageChange={turn} />
        )}
      </div>
      {chosen && (
        <article
          aria-live="polite"
          aria-label={chosen.title}
          className="grid content-start gap-4 border-line max-md:border-t max-md:pt-5 md:border-s md:ps-5"
        >
          <h3 className="text-xl font-bold break-words">
            <bdi>{chosen.title}</bdi>
          </h3>
          <RichText nodes={parseRichText(chosen.content)} className="text-ink-2" />
          {chosen.promotionType && rewards && (
            <div>
              <ButtonLink
                variant="lamp"
                href={rewards.href}
                onClick={onGo}
                start={<Icon name="icon-[ph--gift-duotone]" />}
              >
                {t('news.toPromotion')}
              </ButtonLink>
            </div>
          )}
        </article>
      )}
    </div>
  )
}
