import type { InstantGame } from '../../instant/instant-game.ts'
import { redDog } from './red-dog.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [redDog]
