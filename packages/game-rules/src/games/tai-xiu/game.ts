import type { TableRules } from '../../tables/table-rules.ts'
import { taiXiuTable } from './table.ts'

export const tables: readonly TableRules[] = [taiXiuTable()]
