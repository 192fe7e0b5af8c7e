import { coinFlip } from '../coin-flip/coin-flip.ts'
import { dice } from '../dice/dice.ts'
import { hiLo } from '../hi-lo/hi-lo.ts'
import { horseRace } from '../horse-race/horse-race.ts'
import { keno40 } from '../keno-40/keno-40.ts'
import { keno80 } from '../keno-80/keno-80.ts'
import { limbo } from '../limbo/limbo.ts'
import { mines } from '../mines/mines.ts'
import { plinko } from '../plinko/plinko.ts'
import { claw, coinPusher } from '../prize-table/prize-tables.ts'
import { scratch } from '../scratch/scratch.ts'
import { chickenRoad, penaltyShootOut, tower } from '../tower/towers.ts'
import { wheel } from '../wheel/wheel.ts'
import type { SoloGame } from './solo-game.ts'

export { verifySoloRound } from './verify-solo-round.ts'

import { tableGames } from './tables.ts'

export { basicStrategy } from '../blackjack/basic-strategy.ts'
export { blackjackValue, handValue } from '../blackjack/hand-value.ts'
export { rankOf, suitOf } from '../cards/card.ts'
export {
  type CoinFlipBet,
  type CoinFlipEvent,
  type CoinSide,
  coinFlipX10000,
  flipsMax,
} from '../coin-flip/coin-flip.ts'
export { oddsTimesMax } from '../craps/line-bets.ts'
export { type DiceBet, diceX10000, type RolledEvent } from '../dice/dice.ts'
export { pointsOf as dragonTigerPoints } from '../dragon-tiger/dragon-tiger.ts'
export { type HiLoEvent, type HiLoGuess, hiLoChance, hiLoRank, hiLoX10000 } from '../hi-lo/hi-lo.ts'
export { forecastX10000, runnerWeights, winX10000 } from '../horse-race/horse-odds.ts'
export type { HorseRaceBet, HorseRaceEvent } from '../horse-race/horse-race.ts'
export type { Keno40Bet, KenoEvent } from '../keno-40/keno-40.ts'
export { type Keno40Risk, keno40Pays, keno40Risks } from '../keno-40/keno-40-tables.ts'
export type { Keno80Bet, Keno80Event } from '../keno-80/keno-80.ts'
export { type Keno80Side, keno80Pays, keno80SideRules, keno80Sides } from '../keno-80/keno-80-tables.ts'
export type { LimboBet, LimboEvent } from '../limbo/limbo.ts'
export { type MinesBet, type MinesEvent, minesX10000, tileCount } from '../mines/mines.ts'
export type { PlinkoBet, PlinkoEvent } from '../plinko/plinko.ts'
export { type PlinkoRisk, plinkoBins, plinkoRisks, rowsMax, rowsMin } from '../plinko/plinko-tables.ts'
export type { PrizeEvent } from '../prize-table/prize-table-game.ts'
export { clawTable, coinPusherTable } from '../prize-table/prize-tables.ts'
export { type CallBet, callBets, neighboursOf } from '../roulette/call-bets.ts'
export { colourOf, positions, wheelOrder } from '../roulette/positions.ts'
export type { ScratchEvent } from '../scratch/scratch.ts'
export { scratchPrizes } from '../scratch/scratch-prizes.ts'
export type { SettledEvent as TableSettledEvent } from '../spots/settle-spots.ts'
export { isWorthRaise } from '../three-card-poker/three-card-poker.ts'
export { type TowerEvent, type TowerShape, towerX10000 } from '../tower/tower-game.ts'
export { towerConfigs } from '../tower/towers.ts'
export { bestHold } from '../video-poker/best-hold.ts'
export { paysPerCoin, paytables } from '../video-poker/paytables.ts'
export type { VideoPokerEvent } from '../video-poker/video-poker.ts'
export type { WheelBet, WheelEvent } from '../wheel/wheel.ts'
export { type WheelRisk, type WheelSegments, wheelPays, wheelRisks, wheelSegments } from '../wheel/wheel-tables.ts'
export { certificateOf, readSoloCertificate, type SoloCertificate, type SoloFacts, soloFactsOf } from './certificate.ts'
export type { SettledEvent } from './one-step-game.ts'
export { stake } from './read-input.ts'
export { rebateWeight } from './rebate-weight.ts'
export type { Draws, Played, Read, Refusal, SheetRow, SoloEvent, SoloGame, SoloRound } from './solo-game.ts'

/** Every game that one player plays against the studio. */
export const soloGames: readonly SoloGame<unknown, unknown>[] = [
  dice,
  limbo,
  coinFlip,
  plinko,
  mines,
  hiLo,
  tower,
  penaltyShootOut,
  chickenRoad,
  wheel,
  keno40,
  keno80,
  scratch,
  horseRace,
  coinPusher,
  claw,
  ...tableGames,
]
