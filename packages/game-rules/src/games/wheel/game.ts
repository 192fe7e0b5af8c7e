import type { SoloGame } from '../../solo/solo-game.ts'
import { wheel } from './wheel.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [wheel]
