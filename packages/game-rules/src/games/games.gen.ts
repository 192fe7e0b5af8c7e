// Written by `npm run generate`.
import type { TableRules } from '../tables/table-rules.ts'
import type { InstantGame } from '../instant/instant-game.ts'
import { games as andarBaharGames } from './andar-bahar/game.ts'
import { games as baccaratGames } from './baccarat/game.ts'
import { games as blackjackGames } from './blackjack/game.ts'
import { games as casinoWarGames } from './casino-war/game.ts'
import { games as coinFlipGames } from './coin-flip/game.ts'
import { games as crapsGames } from './craps/game.ts'
import { games as diceGames } from './dice/game.ts'
import { games as dragonTigerGames } from './dragon-tiger/game.ts'
import { games as hiLoGames } from './hi-lo/game.ts'
import { games as horseRaceGames } from './horse-race/game.ts'
import { games as keno40Games } from './keno-40/game.ts'
import { games as keno80Games } from './keno-80/game.ts'
import { games as limboGames } from './limbo/game.ts'
import { games as minesGames } from './mines/game.ts'
import { games as plinkoGames } from './plinko/game.ts'
import { games as prizeMachinesGames } from './prize-machines/game.ts'
import { games as redDogGames } from './red-dog/game.ts'
import { games as rouletteGames } from './roulette/game.ts'
import { games as scratchGames } from './scratch/game.ts'
import { games as sicBoGames } from './sic-bo/game.ts'
import { games as threeCardPokerGames } from './three-card-poker/game.ts'
import { games as towerGames } from './tower/game.ts'
import { games as videoPokerGames } from './video-poker/game.ts'
import { games as wheelGames } from './wheel/game.ts'
import { pastTables as bingoPastTables } from './bingo/game.ts'
import { pastTables as cockfightPastTables } from './cockfight/game.ts'
import { pastTables as virtualLeaguePastTables } from './virtual-league/game.ts'
import { tables as baccaratTables } from './baccarat/game.ts'
import { tables as bauCuaTables } from './bau-cua/game.ts'
import { tables as bingoTables } from './bingo/game.ts'
import { tables as blackjackTables } from './blackjack/game.ts'
import { tables as cockfightTables } from './cockfight/game.ts'
import { tables as crashTables } from './crash/game.ts'
import { tables as dragonTigerTables } from './dragon-tiger/game.ts'
import { tables as fanTanTables } from './fan-tan/game.ts'
import { tables as moneyWheelTables } from './money-wheel/game.ts'
import { tables as rouletteTables } from './roulette/game.ts'
import { tables as sicBoTables } from './sic-bo/game.ts'
import { tables as taiXiuTables } from './tai-xiu/game.ts'
import { tables as virtualLeagueTables } from './virtual-league/game.ts'
import { tables as virtualRacesTables } from './virtual-races/game.ts'
import { tables as xocDiaTables } from './xoc-dia/game.ts'

export const games: readonly InstantGame<unknown, unknown>[] = [
  ...andarBaharGames,
  ...baccaratGames,
  ...blackjackGames,
  ...casinoWarGames,
  ...coinFlipGames,
  ...crapsGames,
  ...diceGames,
  ...dragonTigerGames,
  ...hiLoGames,
  ...horseRaceGames,
  ...keno40Games,
  ...keno80Games,
  ...limboGames,
  ...minesGames,
  ...plinkoGames,
  ...prizeMachinesGames,
  ...redDogGames,
  ...rouletteGames,
  ...scratchGames,
  ...sicBoGames,
  ...threeCardPokerGames,
  ...towerGames,
  ...videoPokerGames,
  ...wheelGames,
]

export const tables: readonly TableRules[] = [
  ...baccaratTables,
  ...bauCuaTables,
  ...bingoTables,
  ...blackjackTables,
  ...cockfightTables,
  ...crashTables,
  ...dragonTigerTables,
  ...fanTanTables,
  ...moneyWheelTables,
  ...rouletteTables,
  ...sicBoTables,
  ...taiXiuTables,
  ...virtualLeagueTables,
  ...virtualRacesTables,
  ...xocDiaTables,
]

export const pastTables: readonly TableRules[] = [
  ...bingoPastTables,
  ...cockfightPastTables,
  ...virtualLeaguePastTables,
]
