// Written by `npm run generate`.
import { roomScreens as baCayRoomScreens } from './ba-cay/screens.ts'
import { roomScreens as holdemRoomScreens } from './holdem/screens.ts'
import { roomScreens as liengRoomScreens } from './lieng/screens.ts'
import { roomScreens as mauBinhRoomScreens } from './mau-binh/screens.ts'
import { roomScreens as niuNiuRoomScreens } from './niu-niu/screens.ts'
import { roomScreens as phomRoomScreens } from './phom/screens.ts'
import { roomScreens as samRoomScreens } from './sam/screens.ts'
import { roomScreens as threeCardRoomScreens } from './three-card/screens.ts'
import { roomScreens as tienLenRoomScreens } from './tien-len/screens.ts'
import { roomScreens as xiToRoomScreens } from './xi-to/screens.ts'
import { roomScreens as xocDiaRoomScreens } from './xoc-dia/screens.ts'
import { screens as andarBaharScreens } from './andar-bahar/screens.ts'
import { screens as baccaratScreens } from './baccarat/screens.ts'
import { screens as blackjackScreens } from './blackjack/screens.ts'
import { screens as casinoWarScreens } from './casino-war/screens.ts'
import { screens as coinFlipScreens } from './coin-flip/screens.ts'
import { screens as crapsScreens } from './craps/screens.ts'
import { screens as diceScreens } from './dice/screens.ts'
import { screens as dragonTigerScreens } from './dragon-tiger/screens.ts'
import { screens as hiLoScreens } from './hi-lo/screens.ts'
import { screens as horseRaceScreens } from './horse-race/screens.ts'
import { screens as kenoScreens } from './keno/screens.ts'
import { screens as limboScreens } from './limbo/screens.ts'
import { screens as minesScreens } from './mines/screens.ts'
import { screens as plinkoScreens } from './plinko/screens.ts'
import { screens as prizeMachinesScreens } from './prize-machines/screens.ts'
import { screens as redDogScreens } from './red-dog/screens.ts'
import { screens as rouletteScreens } from './roulette/screens.ts'
import { screens as scratchScreens } from './scratch/screens.ts'
import { screens as sicBoScreens } from './sic-bo/screens.ts'
import { screens as threeCardPokerScreens } from './three-card-poker/screens.ts'
import { screens as towerScreens } from './tower/screens.ts'
import { screens as videoPokerScreens } from './video-poker/screens.ts'
import { screens as wheelScreens } from './wheel/screens.ts'
import { tableScreens as baccaratTableScreens } from './baccarat/screens.ts'
import { tableScreens as bauCuaTableScreens } from './bau-cua/screens.ts'
import { tableScreens as bingoTableScreens } from './bingo/screens.ts'
import { tableScreens as blackjackTableScreens } from './blackjack/screens.ts'
import { tableScreens as cockfightTableScreens } from './cockfight/screens.ts'
import { tableScreens as crashTableScreens } from './crash/screens.ts'
import { tableScreens as dragonTigerTableScreens } from './dragon-tiger/screens.ts'
import { tableScreens as fanTanTableScreens } from './fan-tan/screens.ts'
import { tableScreens as moneyWheelTableScreens } from './money-wheel/screens.ts'
import { tableScreens as rouletteTableScreens } from './roulette/screens.ts'
import { tableScreens as sicBoTableScreens } from './sic-bo/screens.ts'
import { tableScreens as taiXiuTableScreens } from './tai-xiu/screens.ts'
import { tableScreens as virtualLeagueTableScreens } from './virtual-league/screens.ts'
import { tableScreens as virtualRacesTableScreens } from './virtual-races/screens.ts'
import { tableScreens as xocDiaTableScreens } from './xoc-dia/screens.ts'

export const screens = {
  ...andarBaharScreens,
  ...baccaratScreens,
  ...blackjackScreens,
  ...casinoWarScreens,
  ...coinFlipScreens,
  ...crapsScreens,
  ...diceScreens,
  ...dragonTigerScreens,
  ...hiLoScreens,
  ...horseRaceScreens,
  ...kenoScreens,
  ...limboScreens,
  ...minesScreens,
  ...plinkoScreens,
  ...prizeMachinesScreens,
  ...redDogScreens,
  ...rouletteScreens,
  ...scratchScreens,
  ...sicBoScreens,
  ...threeCardPokerScreens,
  ...towerScreens,
  ...videoPokerScreens,
  ...wheelScreens,
}

export const tableScreens = {
  ...baccaratTableScreens,
  ...bauCuaTableScreens,
  ...bingoTableScreens,
  ...blackjackTableScreens,
  ...cockfightTableScreens,
  ...crashTableScreens,
  ...dragonTigerTableScreens,
  ...fanTanTableScreens,
  ...moneyWheelTableScreens,
  ...rouletteTableScreens,
  ...sicBoTableScreens,
  ...taiXiuTableScreens,
  ...virtualLeagueTableScreens,
  ...virtualRacesTableScreens,
  ...xocDiaTableScreens,
}

export const roomScreens = {
  ...baCayRoomScreens,
  ...holdemRoomScreens,
  ...liengRoomScreens,
  ...mauBinhRoomScreens,
  ...niuNiuRoomScreens,
  ...phomRoomScreens,
  ...samRoomScreens,
  ...threeCardRoomScreens,
  ...tienLenRoomScreens,
  ...xiToRoomScreens,
  ...xocDiaRoomScreens,
}

export const screenFolders = {
  'andar-bahar': andarBaharScreens,
  'ba-cay': baCayRoomScreens,
  'bau-cua': bauCuaTableScreens,
  'casino-war': casinoWarScreens,
  'coin-flip': coinFlipScreens,
  'dragon-tiger': { ...dragonTigerScreens, ...dragonTigerTableScreens },
  'fan-tan': fanTanTableScreens,
  'hi-lo': hiLoScreens,
  'horse-race': horseRaceScreens,
  'mau-binh': mauBinhRoomScreens,
  'money-wheel': moneyWheelTableScreens,
  'niu-niu': niuNiuRoomScreens,
  'prize-machines': prizeMachinesScreens,
  'red-dog': redDogScreens,
  'sic-bo': { ...sicBoScreens, ...sicBoTableScreens },
  'tai-xiu': taiXiuTableScreens,
  'three-card': threeCardRoomScreens,
  'three-card-poker': threeCardPokerScreens,
  'tien-len': tienLenRoomScreens,
  'video-poker': videoPokerScreens,
  'virtual-league': virtualLeagueTableScreens,
  'virtual-races': virtualRacesTableScreens,
  'xi-to': xiToRoomScreens,
  'xoc-dia': { ...xocDiaTableScreens, ...xocDiaRoomScreens },
  baccarat: { ...baccaratScreens, ...baccaratTableScreens },
  bingo: bingoTableScreens,
  blackjack: { ...blackjackScreens, ...blackjackTableScreens },
  cockfight: cockfightTableScreens,
  craps: crapsScreens,
  crash: crashTableScreens,
  dice: diceScreens,
  holdem: holdemRoomScreens,
  keno: kenoScreens,
  lieng: liengRoomScreens,
  limbo: limboScreens,
  mines: minesScreens,
  phom: phomRoomScreens,
  plinko: plinkoScreens,
  roulette: { ...rouletteScreens, ...rouletteTableScreens },
  sam: samRoomScreens,
  scratch: scratchScreens,
  tower: towerScreens,
  wheel: wheelScreens,
}
