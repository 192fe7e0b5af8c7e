import type { InstantGame } from '../../instant/instant-game.ts'
import { casinoWar } from './casino-war.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [casinoWar]
