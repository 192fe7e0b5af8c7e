import type { ContentPage } from '@fairground/contract'
import { Empty, ErrorState, Pager, Skeleton } from '@fairground/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../../components/date-time.tsx'
import { useDescription } from '../../../lib/use-description.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { itemsOn } from '../page-of.ts'
import { PageCover } from './page-cover.tsx'
import { usePosts } from './use-pages.ts'

const pageSize = 9

interface PostsPageProps {
  kind: 'blog' | 'news'
  page: number
  onPage: (page: number) => void
}

/** The posts of a kind, newest first; the first of all is the largest. */
export function PostsPage({ kind, page, onPage }: PostsPageProps) {
  const { t } = useTranslation()
  useTitle(t(`reading.${kind}`))
  useDescription(t(`reading.${kind}Text`))
  const { data, isError, isFetching, refetch } = usePosts(kind)
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-6 px-4 py-8 lg:px-6 lg:py-10 2xl:px-0">
      <header>
        <h1 className="font-poster text-3xl">{t(`reading.${kind}`)}</h1>
        <p className="mt-2 max-w-180 text-ink-2">{t(`reading.${kind}Text`)}</p>
      </header>
      {isError && !data && (
        <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data?.length === 0 && (
        <Empty
          layout="column"
          icon="icon-[ph--article-duotone]"
          title={t('reading.noPosts')}
          text={t('reading.noPostsText')}
        />
      )}
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {data
          ? itemsOn(
              data.map((post) => ({ id: post.slug, post })),
              page,
              pageSize,
            ).map(({ id, post }, index) => (
              <PostCard key={id} kind={kind} post={post} isLarge={page === 1 && index === 0} />
            ))
          : !isError && [0, 1, 2].map((place) => <Skeleton key={place} className="h-90 w-full rounded-lg" />)}
      </ul>
      {data && data.length > pageSize && (
        <Pager page={page} pageSize={pageSize} totalCount={data.length} onPageChange={onPage} />
      )}
    </div>
  )
}

interface PostCardProps {
  kind: 'blog' | 'news'
  post: ContentPage
  isLarge: boolean
}

const largeLook = 'sm:col-span-2 lg:col-span-3'

function PostCard({ kind, post, isLarge }: PostCardProps) {
  const { t, i18n } = useTranslation()
  return (
    <li className={isLarge ? largeLook : undefined}>
      <article
        lang={post.language === i18n.language ? undefined : post.language}
        className={`relative flex h-full flex-col overflow-hidden rounded-lg bg-surface-1 shadow-1 transition-transform duration-(--f-t-2) hover:-translate-y-1 ${isLarge ? 'lg:flex-row lg:items-stretch' : ''}`}
      >
        <PageCover
          page={post}
          isEager={isLarge}
          sizes={isLarge ? '(min-width: 64rem) 660px, 100vw' : '(min-width: 64rem) 430px, 100vw'}
          className={isLarge ? 'lg:w-1/2' : undefined}
        />
        <div className={`flex flex-1 flex-col gap-2 p-5 ${isLarge ? 'lg:justify-center lg:p-8' : ''}`}>
          <p className="flex flex-wrap gap-x-3 text-xs text-ink-3">
            <DateTime at={post.publishedAt} format="day" />
            <span>{t('reading.minutes', { count: post.readingMinutes })}</span>
          </p>
          <h2 className={isLarge ? 'font-poster text-2xl leading-[1.25]' : 'text-lg leading-snug font-bold'}>
            <Link
              to={kind === 'blog' ? '/blog/$slug' : '/news/$slug'}
              params={{ slug: post.slug }}
              className="after:absolute after:inset-0 focus-ring"
            >
              <bdi>{post.title}</bdi>
            </Link>
          </h2>
          <p className="line-clamp-3 text-sm text-ink-2">
            <bdi>{post.summary}</bdi>
          </p>
        </div>
      </article>
    </li>
  )
}
