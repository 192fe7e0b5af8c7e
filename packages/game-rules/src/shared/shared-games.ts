import { bingoRoom } from '../bingo/bingo-room.ts'
import { bingoGames } from '../bingo/index.ts'
import { crash } from '../crash/crash.ts'
import type { SharedGame } from './shared-game.ts'

export type SharedRules = SharedGame<{ stakeMinor: bigint }, unknown>

/** Every game whose rounds are the same for all players, by the rules of today. */
export const sharedGames: readonly SharedRules[] = [crash, ...bingoGames.map((game) => bingoRoom(game))]

/** Rules of before: their rounds are drawn and checked again as they were played. */
const pastGames: readonly SharedRules[] = bingoGames.map((game) => bingoRoom(game, 1))

/** The rules of one version; undefined where this release does not know them. */
export const findSharedGame = (id: unknown, version: unknown): SharedRules | undefined =>
  [...sharedGames, ...pastGames].find((game) => game.id === id && game.version === version)
