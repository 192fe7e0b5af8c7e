import type { InstantGame } from '../../instant/instant-game.ts'
import { coinFlip } from './coin-flip.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [coinFlip]
