import type { InstantGame } from '../../instant/instant-game.ts'
import type { TableRules } from '../../tables/table-rules.ts'
import { dragonTiger } from './dragon-tiger.ts'
import { dragonTigerTable } from './table.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [dragonTiger]

export const tables: readonly TableRules[] = [dragonTigerTable]
