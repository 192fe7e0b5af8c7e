import { Dialog, Empty, ErrorState } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GameGrid } from './game-grid.tsx'
import type { WindowProps } from './lobby-context.ts'
import { useListedGames } from './use-listed-games.ts'
import type { NamedLaunchable } from './use-play.ts'

/** The games of a vendor that has many, to choose one. */
export function VendorDialog({ about, onClose }: WindowProps<NamedLaunchable>) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(true)
  const { vassalage, gameType, displayName } = about
  const { games, isError, isFetching, refetch, more } = useListedGames(gameType, { vassalage })
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} onClosed={onClose} title={displayName} titleLook="poster" width="wide">
      {isError && <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {games?.length === 0 && <Empty icon="icon-[ph--cards-three-duotone]" title={t('home.empty.all')} />}
      {!isError && <GameGrid isInWindow games={games} more={more} />}
    </Dialog>
  )
}
