import type { TableRules } from '../../shared/table-rules.ts'
import { leagueTable } from './league.ts'

export const tables: readonly TableRules[] = [leagueTable()]
