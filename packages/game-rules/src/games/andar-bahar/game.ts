import type { SoloGame } from '../../solo/solo-game.ts'
import { andarBahar } from './andar-bahar.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [andarBahar]
