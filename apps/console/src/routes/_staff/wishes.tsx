import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { WishSearch } from '../../features/site/wishes/wish-search.ts'
import { WishesScreen } from '../../features/site/wishes/wishes-screen.tsx'

export const Route = createFileRoute('/_staff/wishes')({
  validateSearch: WishSearch,
  component: WishesPage,
})

function WishesPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<WishSearch>) =>
    // What opens a panel can be undone with Back; a page of the list cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="dashboard.read" title={t('wishes.title')}>
      <WishesScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
