import type { TableRules } from '../../shared/table-rules.ts'
import { crash } from './crash.ts'

export const tables: readonly TableRules[] = [crash]
