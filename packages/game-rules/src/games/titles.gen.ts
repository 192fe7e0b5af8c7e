// Written by `npm run generate`.
import type { GameTitles } from '../game-module.ts'
export type { GameTitle, HouseTable, LiveLook } from '../game-module.ts'
import { titles as andarBaharTitles } from './andar-bahar/title.ts'
import { titles as baccaratTitles } from './baccarat/title.ts'
import { titles as bauCuaTitles } from './bau-cua/title.ts'
import { titles as bingoTitles } from './bingo/title.ts'
import { titles as blackjackTitles } from './blackjack/title.ts'
import { titles as cardRoomsTitles } from './card-rooms/title.ts'
import { titles as casinoWarTitles } from './casino-war/title.ts'
import { titles as cockfightTitles } from './cockfight/title.ts'
import { titles as coinFlipTitles } from './coin-flip/title.ts'
import { titles as crapsTitles } from './craps/title.ts'
import { titles as crashTitles } from './crash/title.ts'
import { titles as diceTitles } from './dice/title.ts'
import { titles as dragonTigerTitles } from './dragon-tiger/title.ts'
import { titles as fanTanTitles } from './fan-tan/title.ts'
import { titles as fishingTitles } from './fishing/title.ts'
import { titles as hiLoTitles } from './hi-lo/title.ts'
import { titles as horseRaceTitles } from './horse-race/title.ts'
import { titles as keno40Titles } from './keno-40/title.ts'
import { titles as keno80Titles } from './keno-80/title.ts'
import { titles as limboTitles } from './limbo/title.ts'
import { titles as minesTitles } from './mines/title.ts'
import { titles as moneyWheelTitles } from './money-wheel/title.ts'
import { titles as plinkoTitles } from './plinko/title.ts'
import { titles as prizeMachinesTitles } from './prize-machines/title.ts'
import { titles as redDogTitles } from './red-dog/title.ts'
import { titles as rouletteTitles } from './roulette/title.ts'
import { titles as scratchTitles } from './scratch/title.ts'
import { titles as sicBoTitles } from './sic-bo/title.ts'
import { titles as taiXiuTitles } from './tai-xiu/title.ts'
import { titles as threeCardPokerTitles } from './three-card-poker/title.ts'
import { titles as towerTitles } from './tower/title.ts'
import { titles as videoPokerTitles } from './video-poker/title.ts'
import { titles as virtualLeagueTitles } from './virtual-league/title.ts'
import { titles as virtualRacesTitles } from './virtual-races/title.ts'
import { titles as wheelTitles } from './wheel/title.ts'
import { titles as xocDiaTitles } from './xoc-dia/title.ts'

export const gameTitles: GameTitles = {
  ...andarBaharTitles,
  ...baccaratTitles,
  ...bauCuaTitles,
  ...bingoTitles,
  ...blackjackTitles,
  ...cardRoomsTitles,
  ...casinoWarTitles,
  ...cockfightTitles,
  ...coinFlipTitles,
  ...crapsTitles,
  ...crashTitles,
  ...diceTitles,
  ...dragonTigerTitles,
  ...fanTanTitles,
  ...fishingTitles,
  ...hiLoTitles,
  ...horseRaceTitles,
  ...keno40Titles,
  ...keno80Titles,
  ...limboTitles,
  ...minesTitles,
  ...moneyWheelTitles,
  ...plinkoTitles,
  ...prizeMachinesTitles,
  ...redDogTitles,
  ...rouletteTitles,
  ...scratchTitles,
  ...sicBoTitles,
  ...taiXiuTitles,
  ...threeCardPokerTitles,
  ...towerTitles,
  ...videoPokerTitles,
  ...virtualLeagueTitles,
  ...virtualRacesTitles,
  ...wheelTitles,
  ...xocDiaTitles,
}
