import { isRefusal } from '@fairground/client'
import type { ContentPage } from '@fairground/contract'
import { ErrorState, Icon } from '@fairground/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageArticle } from './page-article.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { usePage, usePosts } from './use-pages.ts'

interface PostPageProps {
  kind: 'blog' | 'news'
  slug: string
  preview: string | undefined
  /** What stands there when no post has this address. */
  missing: ReactNode
}

/** One post, and the ones before and after it. */
export function PostPage({ kind, slug, preview, missing }: PostPageProps) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = usePage({ kind, slug, preview })
  if (isRefusal(error, 'NOT_FOUND') || data === null) return missing
  if (!data && error)
    return (
      <div className="mx-auto max-w-page px-4 py-16">
        <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      </div>
    )
  if (!data) return <PageSkeleton />
  return (
    <PageArticle key={slug} page={data} hasCover place={<Place kind={kind} />}>
      <Neighbours kind={kind} slug={slug} />
    </PageArticle>
  )
}

function Place({ kind }: Pick<PostPageProps, 'kind'>) {
  const { t } = useTranslation()
  return (
    <p className="mb-4 lg:mx-auto lg:max-w-259 print:hidden">
      <Link
        to={`/${kind}`}
        className="inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-lamp-ink focus-ring"
      >
        <Icon name="icon-[ph--arrow-left-bold]" flip />
        {t(`reading.${kind}`)}
      </Link>
    </p>
  )
}

function Neighbours({ kind, slug }: Pick<PostPageProps, 'kind' | 'slug'>) {
  const { t } = useTranslation()
  const { data = [] } = usePosts(kind)
  const place = data.findIndex((post) => post.slug === slug)
  const [newer, older] = place < 0 ? [] : [data[place - 1], data[place + 1]]
  if (!newer && !older) return null
  return (
    <nav aria-label={t('reading.more')} className="mt-8 grid gap-4 sm:grid-cols-2 print:hidden">
      {newer && <Neighbour kind={kind} post={newer} label={t('reading.newer')} />}
      {older && <Neighbour kind={kind} post={older} label={t('reading.older')} isEnd />}
    </nav>
  )
}

interface NeighbourProps {
  kind: 'blog' | 'news'
  post: ContentPage
  label: string
  isEnd?: boolean
}

const Neighbour = ({ kind, post, label, isEnd }: NeighbourProps) => (
  <Link
    to={kind === 'blog' ? '/blog/$slug' : '/news/$slug'}
    params={{ slug: post.slug }}
    className={`rounded-lg bg-surface-1 p-4 shadow-1 hover:bg-surface-2 focus-ring ${isEnd ? 'sm:col-start-2 sm:text-end' : ''}`}
  >
    <span className="text-xs text-ink-3">{label}</span>
    <b className="mt-0.5 block font-bold">{post.title}</b>
  </Link>
)
