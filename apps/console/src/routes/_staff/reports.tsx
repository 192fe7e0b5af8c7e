import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { ReportSearch } from '../../features/site/reports/report-search.ts'
import { ReportsScreen } from '../../features/site/reports/reports-screen.tsx'

export const Route = createFileRoute('/_staff/reports')({ validateSearch: ReportSearch, component: ReportsPage })

function ReportsPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<ReportSearch>) =>
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('tab' in part), resetScroll: false })
  return (
    <NeedPermission permission="reports.read" title={t('nav.reports')}>
      <ReportsScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
