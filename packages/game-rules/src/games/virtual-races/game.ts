import type { TableRules } from '../../tables/table-rules.ts'
import { dogRaces, horseRaces } from './race-kind.ts'
import { raceTable } from './races.ts'

export const tables: readonly TableRules[] = [raceTable(dogRaces), raceTable(horseRaces)]
