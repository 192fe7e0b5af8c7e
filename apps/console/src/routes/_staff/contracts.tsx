import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { ContractSearch } from '../../features/network/agent-contracts/contract-search.ts'
import { ContractsScreen } from '../../features/network/agent-contracts/contracts-screen.tsx'

export const Route = createFileRoute('/_staff/contracts')({
  validateSearch: ContractSearch,
  component: ContractsPage,
})

function ContractsPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<ContractSearch>) =>
    // What opens a panel can be undone with Back; typing in a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="contracts.read" title={t('nav.contracts')}>
      <ContractsScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
