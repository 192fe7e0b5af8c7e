// Written by `npm run generate`.
import type { GameProof, TableProof } from '../game-module.ts'
import { proofs as andarBaharProofs } from './andar-bahar/proof.ts'
import { proofs as baccaratProofs } from './baccarat/proof.ts'
import { proofs as blackjackProofs } from './blackjack/proof.ts'
import { proofs as casinoWarProofs } from './casino-war/proof.ts'
import { proofs as coinFlipProofs } from './coin-flip/proof.ts'
import { proofs as crapsProofs } from './craps/proof.ts'
import { proofs as diceProofs } from './dice/proof.ts'
import { proofs as dragonTigerProofs } from './dragon-tiger/proof.ts'
import { proofs as hiLoProofs } from './hi-lo/proof.ts'
import { proofs as horseRaceProofs } from './horse-race/proof.ts'
import { proofs as keno40Proofs } from './keno-40/proof.ts'
import { proofs as keno80Proofs } from './keno-80/proof.ts'
import { proofs as limboProofs } from './limbo/proof.ts'
import { proofs as minesProofs } from './mines/proof.ts'
import { proofs as plinkoProofs } from './plinko/proof.ts'
import { proofs as prizeMachinesProofs } from './prize-machines/proof.ts'
import { proofs as redDogProofs } from './red-dog/proof.ts'
import { proofs as rouletteProofs } from './roulette/proof.ts'
import { proofs as scratchProofs } from './scratch/proof.ts'
import { proofs as sicBoProofs } from './sic-bo/proof.ts'
import { proofs as threeCardPokerProofs } from './three-card-poker/proof.ts'
import { proofs as towerProofs } from './tower/proof.ts'
import { proofs as videoPokerProofs } from './video-poker/proof.ts'
import { proofs as wheelProofs } from './wheel/proof.ts'
import { tableProofs as baccaratTableProofs } from './baccarat/proof.ts'
import { tableProofs as bauCuaTableProofs } from './bau-cua/proof.ts'
import { tableProofs as bingoTableProofs } from './bingo/proof.ts'
import { tableProofs as blackjackTableProofs } from './blackjack/proof.ts'
import { tableProofs as cockfightTableProofs } from './cockfight/proof.ts'
import { tableProofs as crashTableProofs } from './crash/proof.ts'
import { tableProofs as dragonTigerTableProofs } from './dragon-tiger/proof.ts'
import { tableProofs as fanTanTableProofs } from './fan-tan/proof.ts'
import { tableProofs as moneyWheelTableProofs } from './money-wheel/proof.ts'
import { tableProofs as rouletteTableProofs } from './roulette/proof.ts'
import { tableProofs as sicBoTableProofs } from './sic-bo/proof.ts'
import { tableProofs as taiXiuTableProofs } from './tai-xiu/proof.ts'
import { tableProofs as virtualLeagueTableProofs } from './virtual-league/proof.ts'
import { tableProofs as virtualRacesTableProofs } from './virtual-races/proof.ts'
import { tableProofs as xocDiaTableProofs } from './xoc-dia/proof.ts'

export const gameProofs: Readonly<Record<string, GameProof>> = {
  ...andarBaharProofs,
  ...baccaratProofs,
  ...blackjackProofs,
  ...casinoWarProofs,
  ...coinFlipProofs,
  ...crapsProofs,
  ...diceProofs,
  ...dragonTigerProofs,
  ...hiLoProofs,
  ...horseRaceProofs,
  ...keno40Proofs,
  ...keno80Proofs,
  ...limboProofs,
  ...minesProofs,
  ...plinkoProofs,
  ...prizeMachinesProofs,
  ...redDogProofs,
  ...rouletteProofs,
  ...scratchProofs,
  ...sicBoProofs,
  ...threeCardPokerProofs,
  ...towerProofs,
  ...videoPokerProofs,
  ...wheelProofs,
}

export const tableProofs: Readonly<Record<string, TableProof>> = {
  ...baccaratTableProofs,
  ...bauCuaTableProofs,
  ...bingoTableProofs,
  ...blackjackTableProofs,
  ...cockfightTableProofs,
  ...crashTableProofs,
  ...dragonTigerTableProofs,
  ...fanTanTableProofs,
  ...moneyWheelTableProofs,
  ...rouletteTableProofs,
  ...sicBoTableProofs,
  ...taiXiuTableProofs,
  ...virtualLeagueTableProofs,
  ...virtualRacesTableProofs,
  ...xocDiaTableProofs,
}
