import type { SoloGame } from '../../solo/solo-game.ts'
import { blackjack } from './blackjack.ts'

export const games: readonly SoloGame<unknown, unknown>[] = [blackjack]
