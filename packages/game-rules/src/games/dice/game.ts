import type { SoloGame } from '../../solo/solo-game.ts'
import { dice } from './dice.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [dice]
