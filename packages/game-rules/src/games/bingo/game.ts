import type { TableRules } from '../../tables/table-rules.ts'
import { bingoRoom } from './bingo-room.ts'
import { bingoGames } from './index.ts'

export const tables: readonly TableRules[] = bingoGames.map((game) => bingoRoom(game))

/** Rules of before: their rounds are drawn and checked again as they were played. */
export const pastTables: readonly TableRules[] = bingoGames.map((game) => bingoRoom(game, 1))
