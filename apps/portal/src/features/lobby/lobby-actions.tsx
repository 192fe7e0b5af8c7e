import { refusalText } from '@fairground/client'
import type { Game } from '@fairground/contract'
import { ComingDialog, useLate, useToast } from '@fairground/ui'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { laterPart, loadLater } from '../../lib/later.ts'
import { showLogin } from '../../lib/login-prompt.ts'
import { useToken } from '../../lib/session.ts'
import type { NeedAccountDialogProps } from './need-account-dialog.tsx'
import { useFavourite } from './use-favourite.ts'
import { usePlay } from './use-play.ts'

interface LobbyActions {
  play: (game: Game) => void
  tryOut: (game: Game) => void
  setFavourite: (game: Game, isFavourite: boolean) => void
}

const needAccountDialog = laterPart(() =>
  import('./need-account-dialog.tsx').then((module) => module.NeedAccountDialog),
)

const LobbyContext = createContext<LobbyActions | undefined>(undefined)

/** What tiles of the page below may do. */
export function useLobby(): LobbyActions {
  const actions = use(LobbyContext)
  if (!actions) throw new Error('game tiles need <LobbyProvider> above them')
  return actions
}

/** Gives every tile of a page the same buttons, and shows the one dialog they may need. */
export function LobbyProvider({ isTrial, children }: { isTrial: boolean; children: ReactNode }) {
  const { t } = useTranslation()
  const { show } = useToast()
  const token = useToken()
  const [needsAccount, setNeedsAccount] = useState(false)
  const { play, tryOut, error } = usePlay({ isTrial, onNeedAccount: () => setNeedsAccount(true) })
  const favourite = useFavourite()
  const failed = error ?? favourite.error
  useEffect(() => {
    if (!failed) return
    loadLater().then(
      () => show({ tone: 'bad', title: refusalText(t, failed) }),
      () => show({ tone: 'bad', title: t('common:loadFailed') }),
    )
  }, [failed, show, t])
  const setFavourite = (game: Game, isFavourite: boolean) => {
    if (!token) showLogin(true)
    else if (isTrial) setNeedsAccount(true)
    else favourite.mutate({ game, isFavourite })
  }
  return (
    <LobbyContext value={{ play, tryOut, setFavourite }}>
      {children}
      {isTrial && <NeedAccount open={needsAccount} onOpenChange={setNeedsAccount} />}
    </LobbyContext>
  )
}

/** Only a trial account meets it. */
function NeedAccount(props: NeedAccountDialogProps) {
  const { t } = useTranslation()
  const { part: NeedAccountDialog, error } = useLate(needAccountDialog, props.open)
  if (NeedAccountDialog) return <NeedAccountDialog {...props} />
  if (!props.open) return null
  return (
    <ComingDialog
      title={t('lobby.needAccountTitle')}
      failure={error && t('common:loadFailed')}
      onRetry={() => location.reload()}
      onClose={() => props.onOpenChange(false)}
    />
  )
}
