import type { InstantGame } from '../../instant/instant-game.ts'
import { limbo } from './limbo.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [limbo]
