import type { SoloGame } from '../../solo/solo-game.ts'
import { videoPokerGames } from './video-poker.ts'

export const games: readonly SoloGame<unknown, unknown>[] = videoPokerGames
