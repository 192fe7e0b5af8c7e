import type { InstantGame } from '../../instant/instant-game.ts'
import type { TableRules } from '../../tables/table-rules.ts'
import { sicBo } from './sic-bo.ts'
import { sicBoTable } from './table.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [sicBo]

export const tables: readonly TableRules[] = [sicBoTable]
