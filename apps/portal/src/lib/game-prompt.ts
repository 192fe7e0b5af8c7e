import { createPlace } from './prompt.ts'

export interface GamePlace {
  nodeId: string
  mode: 'real' | 'trial'
}

const { set, use } = createPlace<GamePlace>()

/** A game in a window over whatever is there. */
export const openGamePopup = (place: GamePlace): void => set(place)
export const closeGamePopup = (): void => set(undefined)
/** Which game is open over the page; undefined while none is. */
export const useGamePrompt = use
