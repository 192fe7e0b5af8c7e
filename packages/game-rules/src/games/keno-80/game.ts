import type { InstantGame } from '../../instant/instant-game.ts'
import { keno80 } from './keno-80.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [keno80]
