import type { InstantGame } from '../../instant/instant-game.ts'
import { blackjack } from './blackjack.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [blackjack]
