import { createFileRoute } from '@tanstack/react-router'
import { PostPage } from '../../features/content/pages/post-page.tsx'
import { PageMissing } from '../-layouts/page-missing.tsx'
import { previewSearch } from '../-layouts/preview-search.ts'

export const Route = createFileRoute('/_site/blog/$slug')({ validateSearch: previewSearch, component: BlogPost })

function BlogPost() {
  const { slug } = Route.useParams()
  const { preview } = Route.useSearch()
  return <PostPage kind="blog" slug={slug} preview={preview} missing={<PageMissing />} />
}
