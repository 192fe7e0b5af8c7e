import type { InstantGame } from '../../instant/instant-game.ts'
import type { TableRules } from '../../tables/table-rules.ts'
import { blackjack } from './blackjack.ts'
import { blackjackTable } from './table.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [blackjack]

export const tables: readonly TableRules[] = [blackjackTable]
