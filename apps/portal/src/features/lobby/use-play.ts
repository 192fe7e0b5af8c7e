import type { Game } from '@fairground/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../lib/api.ts'
import { showLogin } from '../../lib/login-prompt.ts'
import { saveToken, useToken } from '../../lib/session.ts'

interface PlayOptions {
  isTrial: boolean
  /** A trial account asks for real play. */
  onNeedAccount: () => void
}

/** What the two buttons of a game do for a visitor, a trial account and a member. */
export function usePlay({ isTrial, onNeedAccount }: PlayOptions) {
  const token = useToken()
  const navigate = useNavigate()
  const open = (game: Game, mode: 'real' | 'trial') =>
    navigate({ to: '/seamless', search: { nodeId: game.nodeId, mode } })
  const freePlay = useMutation({
    mutationFn: async (game: Game) => {
      const entered = await api.session.freePlay({ os: navigator.userAgent.slice(0, 64), platform: 'W' })
      saveToken(entered.token)
      await open(game, 'trial')
    },
  })
  return {
    play(game: Game) {
      if (!token) showLogin(true)
      else if (isTrial) onNeedAccount()
      else void open(game, 'real')
    },
    tryOut(game: Game) {
      if (token) void open(game, 'trial')
      else freePlay.mutate(game)
    },
    error: freePlay.error,
  }
}
