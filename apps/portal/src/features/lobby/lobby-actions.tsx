import { refusalText } from '@fairground/client'
import type { Game } from '@fairground/contract'
import { ComingDialog, type Late, useLate, useToast } from '@fairground/ui'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { laterPart, loadLater } from '../../lib/later.ts'
import { showLogin } from '../../lib/login-prompt.ts'
import { useToken } from '../../lib/session.ts'
import { LobbyContext, type WindowProps } from './lobby-context.ts'
import { useFavourite } from './use-favourite.ts'
import { type NamedLaunchable, usePlay } from './use-play.ts'

const needAccountDialog = laterPart(() =>
  import('./need-account-dialog.tsx').then((module) => module.NeedAccountDialog),
)
const factsDialog = laterPart(() => import('./facts-dialog.tsx').then((module) => module.FactsDialog))
const vendorDialog = laterPart(() => import('./vendor-dialog.tsx').then((module) => module.VendorDialog))

/** Gives every tile of a page the same buttons, and shows the windows they may need. */
export function LobbyProvider({ isTrial, children }: { isTrial: boolean; children: ReactNode }) {
  const { t } = useTranslation()
  const { show } = useToast()
  const token = useToken()
  const [needsAccount, setNeedsAccount] = useState(false)
  const [shown, setShown] = useState<Game>()
  const [vendor, setVendor] = useState<NamedLaunchable>()
  const { launch, tryOut, error } = usePlay({
    isTrial,
    onNeedAccount: () => setNeedsAccount(true),
    onChoose: setVendor,
  })
  const favourite = useFavourite(token !== undefined && !isTrial)
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
    <LobbyContext value={{ launch, tryOut, isFavourite: favourite.isFavourite, setFavourite, showFacts: setShown }}>
      {children}
      {needsAccount && (
        <Window
          source={needAccountDialog}
          title={t('lobby.needAccountTitle')}
          about={undefined}
          onClose={() => setNeedsAccount(false)}
        />
      )}
      {shown && (
        <Window source={factsDialog} title={shown.displayName} about={shown} onClose={() => setShown(undefined)} />
      )}
      {vendor && (
        <Window
          key={vendor.vassalage}
          source={vendorDialog}
          title={vendor.displayName}
          about={vendor}
          onClose={() => setVendor(undefined)}
        />
      )}
    </LobbyContext>
  )
}

interface WindowPlaceProps<About> extends WindowProps<About> {
  source: Late<ComponentType<WindowProps<About>>>
  title: string
}

/** A window whose code comes when it is asked for. */
function Window<About>({ source, title, about, onClose }: WindowPlaceProps<About>) {
  const { t } = useTranslation()
  const { part: Part, error } = useLate(source, true)
  if (Part) return <Part about={about} onClose={onClose} />
  return (
    <ComingDialog
      title={title}
      failure={error && t('common:loadFailed')}
      onRetry={() => location.reload()}
      onClose={onClose}
    />
  )
}
