import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { LedgerScreen } from '../../features/money/ledger/ledger-screen.tsx'
import { LedgerSearch } from '../../features/money/ledger/ledger-search.ts'

export const Route = createFileRoute('/_staff/ledger')({ validateSearch: LedgerSearch, component: LedgerPage })

function LedgerPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<LedgerSearch>) =>
    // What opens a panel or another account can be undone with Back; typing in a filter cannot.
    void navigate({
      search: (old) => ({ ...old, ...part }),
      replace: !('id' in part || 'account' in part),
      resetScroll: false,
    })
  return (
    <NeedPermission permission="ledger.read" title={t('nav.ledger')}>
      <LedgerScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
