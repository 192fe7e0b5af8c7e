import type { TableRules } from '../../shared/table-rules.ts'
import { xocDiaTable } from './table.ts'

export const tables: readonly TableRules[] = [xocDiaTable]
