import type { SoloGame } from '../../solo/solo-game.ts'
import { mines } from './mines.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [mines]
