import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { DisputeSearch } from '../../features/money/withdrawals/dispute-search.ts'
import { DisputesScreen } from '../../features/money/withdrawals/disputes-screen.tsx'

export const Route = createFileRoute('/_staff/disputes')({
  validateSearch: DisputeSearch,
  component: DisputesPage,
})

function DisputesPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<DisputeSearch>) =>
    // What opens a panel can be undone with Back; typing in a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="withdrawals.read" title={t('nav.disputes')}>
      <DisputesScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
