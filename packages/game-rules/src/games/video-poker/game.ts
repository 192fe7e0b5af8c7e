import type { InstantGame } from '../../instant/instant-game.ts'
import { videoPokerGames } from './video-poker.ts'

export const games: readonly InstantGame<unknown, unknown>[] = videoPokerGames
