import { useTranslation } from 'react-i18next'
import { GameCentre } from '../../features/lobby/game-centre.tsx'
import { LobbyProvider } from '../../features/lobby/lobby-actions.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { useDescription } from '../../lib/use-description.ts'
import { useTitle } from '../../lib/use-title.ts'
import { CategoryStrip } from './category-strip.tsx'
import { useGameSearch } from './use-game-search.ts'

/** The game centre of a category. */
export function CentrePage({ category }: { category: string }) {
  const { t } = useTranslation()
  const { isTrial } = useMember()
  const title = t(`gameType.${category}`)
  useTitle(title)
  useDescription(t('games.description', { title }))
  return (
    <LobbyProvider isTrial={isTrial}>
      <CategoryStrip className="mt-4" />
      <GameCentre gameType={category} title={title} {...useGameSearch()} />
    </LobbyProvider>
  )
}
