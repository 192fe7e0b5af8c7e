import type { TableRules } from '../../tables/table-rules.ts'
import { leagueTable } from './league.ts'

export const tables: readonly TableRules[] = [leagueTable()]
/** Had fewer bets; what it had pays the same. */
export const pastTables: readonly TableRules[] = [{ ...leagueTable(), version: 1 }]
