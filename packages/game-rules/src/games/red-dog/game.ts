import type { SoloGame } from '../../solo/solo-game.ts'
import { redDog } from './red-dog.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [redDog]
