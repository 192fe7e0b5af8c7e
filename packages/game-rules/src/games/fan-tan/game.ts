import type { TableRules } from '../../tables/table-rules.ts'
import { fanTanTable } from './table.ts'

export const tables: readonly TableRules[] = [fanTanTable]
