import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { WithdrawalSearch } from '../../features/money/withdrawals/withdrawal-search.ts'
import { WithdrawalsScreen } from '../../features/money/withdrawals/withdrawals-screen.tsx'

export const Route = createFileRoute('/_staff/withdrawals')({
  validateSearch: WithdrawalSearch,
  component: WithdrawalsPage,
})

function WithdrawalsPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<WithdrawalSearch>) =>
    // What opens a panel can be undone with Back; typing in a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="withdrawals.read" title={t('nav.withdrawals')}>
      <WithdrawalsScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
