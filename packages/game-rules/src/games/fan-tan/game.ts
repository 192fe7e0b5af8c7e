import type { TableRules } from '../../shared/table-rules.ts'
import { fanTanTable } from './table.ts'

export const tables: readonly TableRules[] = [fanTanTable]
