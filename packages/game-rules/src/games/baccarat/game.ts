import type { InstantGame } from '../../instant/instant-game.ts'
import type { TableRules } from '../../tables/table-rules.ts'
import { baccarat, baccaratNoCommission } from './baccarat.ts'
import { squeezeTable } from './squeeze.ts'
import { baccaratTable, noCommissionTable } from './table.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [baccarat, baccaratNoCommission]

export const tables: readonly TableRules[] = [baccaratTable, noCommissionTable, squeezeTable]
