import type { TableRules } from '../../tables/table-rules.ts'
import { moneyWheelTable } from './table.ts'

export const tables: readonly TableRules[] = [moneyWheelTable()]
