import type { SoloGame } from '../../solo/solo-game.ts'
import { hiLo } from './hi-lo.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [hiLo]
