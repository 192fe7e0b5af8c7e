import { andarBahar } from '../andar-bahar/andar-bahar.ts'
import { baccarat, baccaratNoCommission } from '../baccarat/baccarat.ts'
import { blackjack } from '../blackjack/blackjack.ts'
import { casinoWar } from '../casino-war/casino-war.ts'
import { craps } from '../craps/craps.ts'
import { dragonTiger } from '../dragon-tiger/dragon-tiger.ts'
import { redDog } from '../red-dog/red-dog.ts'
import { roulette, rouletteLaPartage } from '../roulette/roulette.ts'
import { sicBo } from '../sic-bo/sic-bo.ts'
import { threeCardPoker } from '../three-card-poker/three-card-poker.ts'
import { videoPokerGames } from '../video-poker/video-poker.ts'
import type { SoloGame } from './solo-game.ts'

/** The games at a table, and the video poker machines. */
export const tableGames: readonly SoloGame<unknown, unknown>[] = [
  roulette,
  rouletteLaPartage,
  baccarat,
  baccaratNoCommission,
  sicBo,
  dragonTiger,
  casinoWar,
  redDog,
  andarBahar,
  threeCardPoker,
  craps,
  blackjack,
  ...videoPokerGames,
]
