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

export { certificateOf, readSoloCertificate, type SoloCertificate, type SoloFacts, soloFactsOf } from './certificate.ts'
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
]
