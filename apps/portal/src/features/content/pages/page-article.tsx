import type { ContentPage } from '@fairground/contract'
import { parseRichText, plainText, type RichNode, withAnchors } from '@fairground/contract/rich-text'
import { directionOf } from '@fairground/i18n'
import { Icon, RichText } from '@fairground/ui'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../../components/date-time.tsx'
import { noteHead } from '../../../lib/head.ts'
import { useDescription } from '../../../lib/use-description.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { PageContents } from './page-contents.tsx'
import { PageCover } from './page-cover.tsx'
import { PageTools } from './page-tools.tsx'

interface PageArticleProps {
  page: ContentPage
  /** Its words, where they are no rich text. */
  nodes?: RichNode[] | undefined
  hasCover: boolean
  /** Above the title: where one is. */
  place?: ReactNode
  /** Below the words: where one goes on. */
  children?: ReactNode
}

const descriptionLengthMax = 160
const beginningOf = (content: string): string => plainText(content).slice(0, descriptionLengthMax)

/** A page to read: its title, its words, what it is about at the side, and ways to pass it on. */
export function PageArticle({ page, nodes, hasCover, place, children }: PageArticleProps) {
  const { t, i18n } = useTranslation()
  useTitle(page.title)
  useDescription(page.summary || beginningOf(page.content))
  noteHead({ article: page })
  const { nodes: anchored, headings } = withAnchors(nodes ?? parseRichText(page.content))
  const { content } = page
  // The words come after the address: the browser could not find the part then.
  useEffect(() => {
    const anchor = decodeURIComponent(location.hash.slice(1))
    if (content && anchor) document.getElementById(anchor)?.scrollIntoView()
  }, [content])
  const isForeign = page.language !== i18n.language
  return (
    <div className="mx-auto max-w-page px-4 py-8 lg:px-6 lg:py-10 2xl:px-0">
      {place}
      <div className="grid grid-cols-1 gap-x-14 lg:grid-cols-[minmax(0,45rem)_minmax(0,16rem)] lg:justify-center">
        <article
          lang={isForeign ? page.language : undefined}
          dir={isForeign ? directionOf(page.language) : undefined}
          className="min-w-0"
        >
          <h1 className="font-poster text-3xl leading-[1.2] text-balance text-ink lg:text-4xl">{page.title}</h1>
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-3">
            <span className="inline-flex items-center gap-1.5">
              <Icon name="icon-[ph--calendar-blank]" />
              <DateTime at={page.publishedAt} format="day" />
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Icon name="icon-[ph--clock]" />
              {t('reading.minutes', { count: page.readingMinutes })}
            </span>
          </p>
          {isForeign && <p className="mt-3 text-sm text-ink-3">{t('reading.untranslated')}</p>}
          {hasCover && (
            <PageCover
              page={page}
              isEager
              sizes="(min-width: 64rem) 720px, 100vw"
              className="mt-6 rounded-lg shadow-1"
            />
          )}
          <PageContents headings={headings} className="mt-6 rounded-lg bg-surface-1 p-5 shadow-1 lg:hidden" />
          <RichText
            nodes={anchored}
            className="mt-7 gap-4! text-lg leading-[1.7] text-ink-2 [&_h2]:mt-5! [&_h2]:scroll-mt-36 [&_h2]:font-poster [&_h2]:text-2xl! [&_h2]:font-normal! [&_h3]:scroll-mt-36 [&_h3]:text-xl!"
          />
          <div className="mt-9 border-t border-line pt-5">
            <PageTools title={page.title} />
          </div>
          {children}
        </article>
        <aside aria-label={t('reading.contents')} className="max-lg:hidden print:hidden">
          <PageContents headings={headings} className="sticky top-36" />
        </aside>
      </div>
    </div>
  )
}
