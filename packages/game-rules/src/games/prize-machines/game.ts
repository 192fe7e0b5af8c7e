import type { InstantGame } from '../../instant/instant-game.ts'
import { claw, coinPusher } from './prize-tables.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [claw, coinPusher]
