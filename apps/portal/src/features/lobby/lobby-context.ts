import type { Game } from '@fairground/contract'
import { createContext, use } from 'react'
import type { NamedLaunchable } from './use-play.ts'

interface LobbyActions {
  /** Real play of a game, or of a vendor. */
  launch: (entry: NamedLaunchable) => void
  tryOut: (game: Game) => void
  isFavourite: (game: Game) => boolean
  setFavourite: (game: Game, isFavourite: boolean) => void
  showFacts: (game: Game) => void
}

export const LobbyContext = createContext<LobbyActions | undefined>(undefined)

/** What tiles of the page below may do. */
export function useLobby(): LobbyActions {
  const actions = use(LobbyContext)
  if (!actions) throw new Error('game tiles need <LobbyProvider> above them')
  return actions
}

/** What a window of the lobby is given; it is there while it is open. */
export interface WindowProps<About> {
  about: About
  onClose: () => void
}
