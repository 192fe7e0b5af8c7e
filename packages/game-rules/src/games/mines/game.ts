import type { InstantGame } from '../../instant/instant-game.ts'
import { mines } from './mines.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [mines]
