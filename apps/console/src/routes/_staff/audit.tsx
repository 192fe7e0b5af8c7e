import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { AuditScreen } from '../../features/site/audit/audit-screen.tsx'
import { AuditSearch } from '../../features/site/audit/audit-search.ts'

export const Route = createFileRoute('/_staff/audit')({ validateSearch: AuditSearch, component: AuditPage })

function AuditPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<AuditSearch>) =>
    // What opens a panel can be undone with Back; typing in a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="audit.read" title={t('nav.audit')}>
      <AuditScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
