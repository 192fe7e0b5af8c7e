import type { InstantGame } from '../../instant/instant-game.ts'
import { andarBahar } from './andar-bahar.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [andarBahar]
