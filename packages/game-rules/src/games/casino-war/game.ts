import type { SoloGame } from '../../solo/solo-game.ts'
import { casinoWar } from './casino-war.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [casinoWar]
