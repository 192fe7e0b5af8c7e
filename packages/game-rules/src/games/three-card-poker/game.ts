import type { InstantGame } from '../../instant/instant-game.ts'
import { threeCardPoker } from './three-card-poker.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [threeCardPoker]
