import type { InstantGame } from '../../instant/instant-game.ts'
import { wheel } from './wheel.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [wheel]
