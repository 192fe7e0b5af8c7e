import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { GameList, type GameListFilter } from '../../features/lobby/game-list.tsx'
import { LobbyProvider } from '../../features/lobby/lobby-actions.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { useTitle } from '../../lib/use-title.ts'

export const Route = createFileRoute('/_site/rng')({
  validateSearch: (search: Record<string, unknown>): GameListFilter => ({
    vassalage: typeof search.vassalage === 'string' ? search.vassalage : undefined,
    name: typeof search.name === 'string' ? search.name : undefined,
  }),
  component: SlotsPage,
})

function SlotsPage() {
  const { t } = useTranslation()
  const { isTrial } = useMember()
  const filter = Route.useSearch()
  const navigate = Route.useNavigate()
  useTitle(t('nav.slots'))
  return (
    <LobbyProvider isTrial={isTrial}>
      <GameList
        gameType="RNG"
        title={t('nav.slots')}
        filter={filter}
        onFilterChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </LobbyProvider>
  )
}
