import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { GameList, type GameListFilter } from '../../features/lobby/game-list.tsx'
import { LobbyProvider } from '../../features/lobby/lobby-actions.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { useTitle } from '../../lib/use-title.ts'
import { PageMissing } from '../-layouts/page-missing.tsx'
import { Pending } from '../-layouts/pending.tsx'
import { useSite } from '../-layouts/use-site.ts'

export const Route = createFileRoute('/_site/$gameType')({
  validateSearch: (search: Record<string, unknown>): GameListFilter => ({
    vassalage: typeof search.vassalage === 'string' ? search.vassalage : undefined,
    name: typeof search.name === 'string' ? search.name : undefined,
  }),
  component: GameTypePage,
})

/** A category that the operator gave this host a page for; any other word of the address leads nowhere. */
function GameTypePage() {
  const { t } = useTranslation()
  const { isTrial } = useMember()
  const { site } = useSite()
  const filter = Route.useSearch()
  const navigate = Route.useNavigate()
  const gameType = Route.useParams().gameType.toUpperCase()
  const isOffered = site?.domainRoute.gameTypes.includes(gameType)
  const title = t(`gameType.${gameType}`, { defaultValue: gameType })
  useTitle(isOffered ? title : undefined)
  if (isOffered === undefined) return <Pending />
  if (!isOffered) return <PageMissing />
  return (
    <LobbyProvider isTrial={isTrial}>
      <GameList
        gameType={gameType}
        title={title}
        filter={filter}
        onFilterChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </LobbyProvider>
  )
}
