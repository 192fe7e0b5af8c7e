import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { AdjustmentSearch } from '../../features/money/adjustments/adjustment-search.ts'
import { AdjustmentsScreen } from '../../features/money/adjustments/adjustments-screen.tsx'

export const Route = createFileRoute('/_staff/adjustments')({
  validateSearch: AdjustmentSearch,
  component: AdjustmentsPage,
})

function AdjustmentsPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<AdjustmentSearch>) =>
    // What opens a panel can be undone with Back; typing in a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="ledger.read" title={t('nav.adjustments')}>
      <AdjustmentsScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
