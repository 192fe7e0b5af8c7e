import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { IdentityScreen } from '../../features/people/identity/identity-screen.tsx'
import { IdentitySearch } from '../../features/people/identity/identity-search.ts'

export const Route = createFileRoute('/_staff/identity')({
  validateSearch: IdentitySearch,
  component: IdentityPage,
})

function IdentityPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<IdentitySearch>) =>
    // What opens a panel can be undone with Back; typing in a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="identity.read" title={t('nav.identity')}>
      <IdentityScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
