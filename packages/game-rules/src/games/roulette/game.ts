import type { SoloGame } from '../../solo/solo-game.ts'
import { roulette, rouletteLaPartage } from './roulette.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [roulette, rouletteLaPartage]
