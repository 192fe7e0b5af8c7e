import type { InstantGame } from '../../instant/instant-game.ts'
import { chickenRoad, penaltyShootOut, tower } from './towers.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [chickenRoad, penaltyShootOut, tower]
