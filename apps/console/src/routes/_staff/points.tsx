import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { PointsScreen } from '../../features/rewards/points/points-screen.tsx'
import { PointsSearch } from '../../features/rewards/points/points-search.ts'

export const Route = createFileRoute('/_staff/points')({
  validateSearch: PointsSearch,
  component: PointsPage,
})

function PointsPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<PointsSearch>) =>
    // What opens a panel can be undone with Back; typing in a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="marketing.read" title={t('nav.points')}>
      <PointsScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
