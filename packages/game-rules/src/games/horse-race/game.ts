import type { InstantGame } from '../../instant/instant-game.ts'
import { horseRace } from './horse-race.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [horseRace]
