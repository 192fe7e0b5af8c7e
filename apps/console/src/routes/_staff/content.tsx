import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { ContentScreen } from '../../features/site/content/content-screen.tsx'
import { ContentSearch } from '../../features/site/content/content-search.ts'

export const Route = createFileRoute('/_staff/content')({
  validateSearch: ContentSearch,
  component: ContentPage,
})

function ContentPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<ContentSearch>) =>
    // What opens a piece can be undone with Back; typing in a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part) })
  return (
    <NeedPermission permission="site.read" title={t('nav.content')}>
      <ContentScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
