import type { TableRules } from '../../shared/table-rules.ts'
import { cockfight } from './cockfight.ts'

export const tables: readonly TableRules[] = [cockfight]
