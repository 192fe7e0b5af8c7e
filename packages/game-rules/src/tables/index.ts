export { bigRoadInSight, derivedInSight, inSight, type Placed } from '../parts/roads/in-sight.ts'
export {
  askRoads,
  beadPlate,
  bigRoad,
  type Colour,
  type DerivedRoad,
  type Drawn,
  derivedRoad,
  derivedRoads,
  type Result,
  roadRows,
} from '../parts/roads/roads.ts'
export { decideSlip, joinChips, type SlipDecision, type StandingSlip } from '../parts/spots/decide-slip.ts'
export { spotExposure } from '../parts/spots/spot-exposure.ts'
export { spotTable } from '../parts/spots/spot-table.ts'
export { checkSharedBet } from './check-shared-bet.ts'
export { checkSharedRound } from './check-shared-round.ts'
export type { Expected, ReadingsSource, ReadTool } from './readings.ts'
export { findSharedGame, sharedGames } from './shared-games.ts'
export { type Decisions, type Hand, readDecisions, type Stages, toldDecisions } from './stages.ts'
export type {
  AheadPrices,
  AheadRules,
  BetEnd,
  BetFacts,
  Pot,
  Pots,
  PublicSeeds,
  SlipBet,
  SlipRules,
  TableRules,
  TableSpeed,
} from './table-rules.ts'
