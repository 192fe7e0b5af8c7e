import { pastTables, tables } from '../games/games.gen.ts'
import type { TableRules } from './table-rules.ts'

/** Every game whose rounds are the same for all players, by the rules of today. */
export const sharedGames: readonly TableRules[] = tables

/** The rules of one version; undefined where this release does not know them. */
export const findSharedGame = (id: unknown, version: unknown): TableRules | undefined =>
  [...tables, ...pastTables].find((game) => game.id === id && game.version === version)
