import type { SoloGame } from '../../solo/solo-game.ts'
import { claw, coinPusher } from './prize-tables.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [claw, coinPusher]
