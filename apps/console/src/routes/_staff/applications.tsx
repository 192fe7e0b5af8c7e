import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { ApplicationSearch } from '../../features/people/applications/application-search.ts'
import { ApplicationsScreen } from '../../features/people/applications/applications-screen.tsx'

export const Route = createFileRoute('/_staff/applications')({
  validateSearch: ApplicationSearch,
  component: ApplicationsPage,
})

function ApplicationsPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<ApplicationSearch>) =>
    // What opens a panel can be undone with Back; typing in a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="marketing.read" title={t('nav.applications')}>
      <ApplicationsScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
