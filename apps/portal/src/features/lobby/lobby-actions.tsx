import type { Game } from '@fairground/contract'
import { Button, ButtonLink, Dialog, useToast } from '@fairground/ui'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showLogin } from '../../lib/login-prompt.ts'
import { refusalText } from '../../lib/refusal-text.ts'
import { useToken } from '../../lib/session.ts'
import { useFavourite } from './use-favourite.ts'
import { usePlay } from './use-play.ts'

interface LobbyActions {
  play: (game: Game) => void
  tryOut: (game: Game) => void
  setFavourite: (game: Game, isFavourite: boolean) => void
}

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
    if (failed) show({ tone: 'bad', title: refusalText(t, failed) })
  }, [failed, show, t])
  const setFavourite = (game: Game, isFavourite: boolean) => {
    if (!token) showLogin(true)
    else if (isTrial) setNeedsAccount(true)
    else favourite.mutate({ game, isFavourite })
  }
  return (
    <LobbyContext value={{ play, tryOut, setFavourite }}>
      {children}
      <Dialog
        open={needsAccount}
        onOpenChange={setNeedsAccount}
        title={t('lobby.needAccountTitle')}
        titleLook="plain"
        phone="center"
        footer={
          <>
            <Button variant="line" onClick={() => setNeedsAccount(false)}>
              {t('lobby.keepTrying')}
            </Button>
            <ButtonLink variant="lamp" href="/register">
              {t('in_increase_submit')}
            </ButtonLink>
          </>
        }
      >
        <p className="text-ink-2">{t('in_need_true_account')}</p>
      </Dialog>
    </LobbyContext>
  )
}
