import { createFileRoute } from '@tanstack/react-router'
import { PostsPage } from '../../features/content/pages/posts-page.tsx'
import { pageSearch } from '../-layouts/page-search.ts'

export const Route = createFileRoute('/_site/news/')({ validateSearch: pageSearch, component: NewsList })

function NewsList() {
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <PostsPage kind="news" page={page} onPage={(next) => void navigate({ search: { page: next } })} />
}
