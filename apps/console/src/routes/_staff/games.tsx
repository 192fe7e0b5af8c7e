import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { GamesScreen } from '../../features/games/games/games-screen.tsx'
import { GamesSearch } from '../../features/games/games/games-search.ts'

export const Route = createFileRoute('/_staff/games')({ validateSearch: GamesSearch, component: GamesPage })

function GamesPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<GamesSearch>) =>
    // What opens a panel can be undone with Back; typing in a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="catalogue.read" title={t('nav.games')}>
      <GamesScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
