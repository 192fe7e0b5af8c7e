import { bingoRoom } from '../bingo/bingo-room.ts'
import { bingoGames } from '../bingo/index.ts'
import { crash } from '../crash/crash.ts'
import type { SharedGame } from './shared-game.ts'

export type SharedRules = SharedGame<{ stakeMinor: bigint }, unknown>

/** Every game whose rounds are the same for all players. */
export const sharedGames: readonly SharedRules[] = [crash, ...bingoGames.map(bingoRoom)]
