import type { TableRules } from '../../shared/table-rules.ts'
import { moneyWheelTable } from './table.ts'

export const tables: readonly TableRules[] = [moneyWheelTable()]
