import type { SoloGame } from '../../solo/solo-game.ts'
import { threeCardPoker } from './three-card-poker.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [threeCardPoker]
