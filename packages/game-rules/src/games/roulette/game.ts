import type { InstantGame } from '../../instant/instant-game.ts'
import type { TableRules } from '../../tables/table-rules.ts'
import { roulette, rouletteLaPartage } from './roulette.ts'
import { rouletteLaPartageTable, rouletteTable } from './table.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [roulette, rouletteLaPartage]

export const tables: readonly TableRules[] = [rouletteTable, rouletteLaPartageTable]
