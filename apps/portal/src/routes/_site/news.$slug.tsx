import { createFileRoute } from '@tanstack/react-router'
import { PostPage } from '../../features/content/pages/post-page.tsx'
import { PageMissing } from '../-layouts/page-missing.tsx'
import { previewSearch } from '../-layouts/preview-search.ts'

export const Route = createFileRoute('/_site/news/$slug')({ validateSearch: previewSearch, component: NewsPost })

function NewsPost() {
  const { slug } = Route.useParams()
  const { preview } = Route.useSearch()
  return <PostPage kind="news" slug={slug} preview={preview} missing={<PageMissing />} />
}
