import type { Game } from '@fairground/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../lib/api.ts'
import { type GamePlace, openGamePopup } from '../../lib/game-prompt.ts'
import { showLogin } from '../../lib/login-prompt.ts'
import { saveToken, useToken } from '../../lib/session.ts'
import { type Launchable, launchWay } from './game-ways.ts'

/** Something to launch, with the name it is known by. */
export type NamedLaunchable = Launchable & { displayName: string }

interface PlayOptions {
  isTrial: boolean
  /** A trial account asks for real play. */
  onNeedAccount: () => void
  /** A vendor of many games: they are to be chosen from. */
  onChoose: (vendor: NamedLaunchable) => void
}

/** What the two buttons of a game do for a visitor, a trial account and a member. */
export function usePlay({ isTrial, onNeedAccount, onChoose }: PlayOptions) {
  const token = useToken()
  const navigate = useNavigate()
  const open = async (place: GamePlace, openIn: Game['openIn']) => {
    if (openIn === 'popup') openGamePopup(place)
    else await navigate({ to: '/seamless', search: place })
  }
  const freePlay = useMutation({
    mutationFn: async (game: Game) => {
      const entered = await api.session.freePlay({ os: navigator.userAgent.slice(0, 64), platform: 'W' })
      saveToken(entered.token)
      await open({ nodeId: game.nodeId, mode: 'trial' }, game.openIn)
    },
  })
  const go = (entry: NamedLaunchable) => {
    const way = launchWay(entry)
    if (way.kind === 'lottery') void navigate({ to: way.to, search: { gameCode: way.gameCode } })
    else if (way.kind === 'sportsbook') void navigate({ to: '/fbSports' })
    else if (way.kind === 'list') onChoose(entry)
    else void open({ nodeId: way.nodeId, mode: 'real' }, way.openIn)
  }
  return {
    launch(entry: NamedLaunchable) {
      if (!token) showLogin(true)
      else if (isTrial) onNeedAccount()
      else go(entry)
    },
    tryOut(game: Game) {
      if (token) void open({ nodeId: game.nodeId, mode: 'trial' }, game.openIn)
      else freePlay.mutate(game)
    },
    error: freePlay.error,
  }
}
