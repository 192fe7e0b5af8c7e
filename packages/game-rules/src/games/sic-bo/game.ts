import type { SoloGame } from '../../solo/solo-game.ts'
import { sicBo } from './sic-bo.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [sicBo]
