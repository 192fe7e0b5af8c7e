import type { TableRules } from '../../tables/table-rules.ts'
import { bauCuaTable } from './table.ts'

export const tables: readonly TableRules[] = [bauCuaTable]
