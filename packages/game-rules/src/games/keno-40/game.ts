import type { SoloGame } from '../../solo/solo-game.ts'
import { keno40 } from './keno-40.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [keno40]
