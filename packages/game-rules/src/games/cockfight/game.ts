import type { TableRules } from '../../tables/table-rules.ts'
import { cockfight } from './ahead.ts'
import { fightTable } from './cockfight.ts'
import { cockfightPool } from './cockfight-pool.ts'

export const tables: readonly TableRules[] = [cockfight, cockfightPool()]

/** Before bets could wait for a fight to come. */
export const pastTables: readonly TableRules[] = [{ ...fightTable, version: 1 }]
