import { useStore } from '@fairground/vendor-ui'
import { createContext, use } from 'react'
import type { Game } from '../play/game.ts'
import type { ScreenState } from '../play/screen.ts'

const GameContext = createContext<Game | undefined>(undefined)

export const GameProvider = GameContext.Provider

/** The game of this frame. Throws outside of a GameProvider: that is a mistake in the screen. */
export function useGame(): Game {
  const game = use(GameContext)
  if (!game) throw new Error('this component needs a GameProvider above it')
  return game
}

/** A part of what the screen says; the component renders again when it is another value. */
export const useScreen = <Part>(select: (state: ScreenState) => Part): Part => useStore(useGame().screen, select)
