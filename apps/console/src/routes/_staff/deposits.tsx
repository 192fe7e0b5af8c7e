import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { DepositSearch } from '../../features/deposits/deposit-search.ts'
import { DepositsScreen } from '../../features/deposits/deposits-screen.tsx'

export const Route = createFileRoute('/_staff/deposits')({ validateSearch: DepositSearch, component: DepositsPage })

function DepositsPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<DepositSearch>) =>
    // What opens a panel can be undone with Back; typing in a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="deposits.read" title={t('nav.deposits')}>
      <DepositsScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
