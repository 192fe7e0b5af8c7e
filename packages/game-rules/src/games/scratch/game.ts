import type { SoloGame } from '../../solo/solo-game.ts'
import { scratch } from './scratch.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [scratch]
