import type { SoloGame } from '../../solo/solo-game.ts'
import { horseRace } from './horse-race.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [horseRace]
