import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { DepositSearch } from '../../features/money/deposits/deposit-search.ts'
import { DepositTabs } from '../../features/money/deposits/deposit-tabs.tsx'
import { DepositsScreen } from '../../features/money/deposits/deposits-screen.tsx'
import { MethodsScreen } from '../../features/money/deposits/methods-screen.tsx'
import { StatementScreen } from '../../features/money/deposits/statement-screen.tsx'

export const Route = createFileRoute('/_staff/deposits')({ validateSearch: DepositSearch, component: DepositsPage })

function DepositsPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const { tab = 'queue', id } = search
  const change = (part: Partial<DepositSearch>) =>
    // What opens a panel can be undone with Back; typing in a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  const tabs = (
    <DepositTabs
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next === 'queue' ? undefined : next }, replace: true })}
    />
  )
  return (
    <NeedPermission permission="deposits.read" title={t('nav.deposits')}>
      {tab === 'queue' && <DepositsScreen tabs={tabs} search={search} onSearch={change} />}
      {tab === 'statement' && (
        <NeedPermission permission="deposits.decide" title={t('statement.title')}>
          <StatementScreen tabs={tabs} />
        </NeedPermission>
      )}
      {tab === 'methods' && <MethodsScreen tabs={tabs} id={id} onOpen={(next) => change({ id: next })} />}
    </NeedPermission>
  )
}
