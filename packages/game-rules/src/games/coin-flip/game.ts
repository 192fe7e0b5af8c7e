import type { SoloGame } from '../../solo/solo-game.ts'
import { coinFlip } from './coin-flip.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [coinFlip]
