import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { RainSearch } from '../../features/rewards/rains/rain-search.ts'
import { RainsScreen } from '../../features/rewards/rains/rains-screen.tsx'

export const Route = createFileRoute('/_staff/rains')({
  validateSearch: RainSearch,
  component: RainsPage,
})

function RainsPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<RainSearch>) =>
    // What opens a panel can be undone with Back; a page of the list cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="marketing.read" title={t('rains.title')}>
      <RainsScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
