import type { TableRules } from '../../shared/table-rules.ts'
import { cockfight } from './cockfight.ts'
import { cockfightPool } from './cockfight-pool.ts'

export const tables: readonly TableRules[] = [cockfight, cockfightPool()]
