import type { InstantGame } from '../../instant/instant-game.ts'
import { dragonTiger } from './dragon-tiger.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [dragonTiger]
