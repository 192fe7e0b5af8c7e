import type { InstantGame } from '../../instant/instant-game.ts'
import { plinko } from './plinko.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [plinko]
