import type { SoloGame } from '../../solo/solo-game.ts'
import { limbo } from './limbo.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [limbo]
