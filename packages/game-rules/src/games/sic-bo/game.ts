import type { InstantGame } from '../../instant/instant-game.ts'
import { sicBo } from './sic-bo.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [sicBo]
