import type { InstantGame } from '../../instant/instant-game.ts'
import { keno40 } from './keno-40.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [keno40]
