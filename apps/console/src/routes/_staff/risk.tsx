import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { RiskScreen } from '../../features/people/risk/risk-screen.tsx'
import { RiskSearch } from '../../features/people/risk/risk-search.ts'

export const Route = createFileRoute('/_staff/risk')({ validateSearch: RiskSearch, component: RiskPage })

function RiskPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<RiskSearch>) =>
    // What opens a panel can be undone with Back; typing in a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="risk.read" title={t('nav.risk')}>
      <RiskScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
