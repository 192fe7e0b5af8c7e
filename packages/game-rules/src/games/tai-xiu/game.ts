import type { TableRules } from '../../shared/table-rules.ts'
import { taiXiuTable } from './table.ts'

export const tables: readonly TableRules[] = [taiXiuTable()]
