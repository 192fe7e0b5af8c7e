import type { InstantGame } from '../../instant/instant-game.ts'
import { hiLo } from './hi-lo.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [hiLo]
