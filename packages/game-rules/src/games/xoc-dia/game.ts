import type { TableRules } from '../../tables/table-rules.ts'
import { xocDiaTable } from './table.ts'

export const tables: readonly TableRules[] = [xocDiaTable]
