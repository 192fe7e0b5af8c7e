import { createFileRoute } from '@tanstack/react-router'
import { PostsPage } from '../../features/content/pages/posts-page.tsx'
import { pageSearch } from '../-layouts/page-search.ts'

export const Route = createFileRoute('/_site/blog/')({ validateSearch: pageSearch, component: BlogList })

function BlogList() {
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <PostsPage kind="blog" page={page} onPage={(next) => void navigate({ search: { page: next } })} />
}
