import type { InstantGame } from '../../instant/instant-game.ts'
import { baccarat, baccaratNoCommission } from './baccarat.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [baccarat, baccaratNoCommission]
