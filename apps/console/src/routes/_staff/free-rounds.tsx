import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { FreeRoundSearch } from '../../features/rewards/free-rounds/free-round-search.ts'
import { FreeRoundsScreen } from '../../features/rewards/free-rounds/free-rounds-screen.tsx'

export const Route = createFileRoute('/_staff/free-rounds')({
  validateSearch: FreeRoundSearch,
  component: FreeRoundsPage,
})

function FreeRoundsPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<FreeRoundSearch>) =>
    // What opens a panel can be undone with Back; typing in a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="marketing.read" title={t('nav.freeRounds')}>
      <FreeRoundsScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
