import type { InstantGame } from '../../instant/instant-game.ts'
import { dice } from './dice.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [dice]
