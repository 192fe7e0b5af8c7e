import type { InstantGame } from '../../instant/instant-game.ts'
import { roulette, rouletteLaPartage } from './roulette.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [roulette, rouletteLaPartage]
