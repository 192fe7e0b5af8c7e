import type { SoloGame } from '../../solo/solo-game.ts'
import { keno80 } from './keno-80.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [keno80]
