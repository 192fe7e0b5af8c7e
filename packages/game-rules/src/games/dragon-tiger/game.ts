import type { SoloGame } from '../../solo/solo-game.ts'
import { dragonTiger } from './dragon-tiger.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [dragonTiger]
