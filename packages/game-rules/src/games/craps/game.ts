import type { SoloGame } from '../../solo/solo-game.ts'
import { craps } from './craps.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [craps]
