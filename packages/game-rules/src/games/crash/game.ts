import type { TableRules } from '../../tables/table-rules.ts'
import { crash } from './crash.ts'

export const tables: readonly TableRules[] = [crash]
