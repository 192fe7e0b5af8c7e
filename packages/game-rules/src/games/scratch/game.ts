import type { InstantGame } from '../../instant/instant-game.ts'
import { scratch } from './scratch.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [scratch]
