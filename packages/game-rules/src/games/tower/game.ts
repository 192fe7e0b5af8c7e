import type { SoloGame } from '../../solo/solo-game.ts'
import { chickenRoad, penaltyShootOut, tower } from './towers.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [chickenRoad, penaltyShootOut, tower]
