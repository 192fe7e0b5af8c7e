import type { SoloGame } from '../../solo/solo-game.ts'
import { plinko } from './plinko.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [plinko]
