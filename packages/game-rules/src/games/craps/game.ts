import type { InstantGame } from '../../instant/instant-game.ts'
import { craps } from './craps.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [craps]
