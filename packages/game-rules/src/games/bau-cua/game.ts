import type { TableRules } from '../../shared/table-rules.ts'
import { bauCuaTable } from './table.ts'

export const tables: readonly TableRules[] = [bauCuaTable]
