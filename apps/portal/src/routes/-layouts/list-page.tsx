import { useTranslation } from 'react-i18next'
import { GameList } from '../../features/lobby/game-list.tsx'
import { LobbyProvider } from '../../features/lobby/lobby-actions.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { useDescription } from '../../lib/use-description.ts'
import { useTitle } from '../../lib/use-title.ts'
import { CategoryStrip } from './category-strip.tsx'
import { useGameSearch } from './use-game-search.ts'

/** Every game of one type. */
export function ListPage({ gameType }: { gameType: string }) {
  const { t } = useTranslation()
  const { isTrial } = useMember()
  const title = gameType === 'RNG' ? t('nav.slots') : t(`gameType.${gameType}`, { defaultValue: gameType })
  useTitle(title)
  useDescription(t('games.description', { title }))
  return (
    <LobbyProvider isTrial={isTrial}>
      <CategoryStrip className="mt-4" />
      <GameList gameType={gameType} title={title} {...useGameSearch()} />
    </LobbyProvider>
  )
}
