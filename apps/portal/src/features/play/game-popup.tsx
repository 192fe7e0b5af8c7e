import { Dialog } from '@fairground/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { showFrameBalance } from '../../lib/frame-balance.ts'
import { closeGamePopup, type GamePlace } from '../../lib/game-prompt.ts'
import { GameStage } from './game-stage.tsx'
import { useFrameMessages } from './use-frame-messages.ts'

/** A game in its frame over the page, which stays where it was. */
export function GamePopup({ nodeId, mode }: GamePlace) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: game } = useQuery(query.catalogue.game.queryOptions({ input: { nodeId } }))
  const [isOpen, setOpen] = useState(true)
  const [frameOrigin, setFrameOrigin] = useState<string>()
  useEffect(() => () => showFrameBalance(undefined), [])
  useFrameMessages(frameOrigin, {
    onBalance: (balanceMinor, currency) => showFrameBalance({ balanceMinor, currency }),
    onExit: () => setOpen(false),
    onCashier: () => {
      setOpen(false)
      void navigate({ to: '/member/$pageKey', params: { pageKey: 'depositv2' } })
    },
  })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={() => {
        closeGamePopup()
        void queries.invalidateQueries({ queryKey: query.wallet.key() })
      }}
      title={game?.displayName ?? t('game.frame')}
      description={mode === 'trial' ? t('game.trial') : undefined}
      width="wide"
      awning="slots"
    >
      <div className="relative h-[max(22rem,calc(100dvh-9rem))] overflow-hidden rounded-md bg-sunk md:h-[min(38rem,calc(100dvh-11rem))]">
        <GameStage nodeId={nodeId} mode={mode} onOrigin={setFrameOrigin} />
      </div>
    </Dialog>
  )
}
