import type { SoloGame } from '../../solo/solo-game.ts'
import { baccarat, baccaratNoCommission } from './baccarat.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [baccarat, baccaratNoCommission]
