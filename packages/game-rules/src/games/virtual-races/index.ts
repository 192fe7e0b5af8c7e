export {
  type RaceBet,
  type RaceCard,
  type RacePrices,
  raceCard,
  racePrices,
  raceReturns,
  readRaceSpot,
  weightsOf,
} from './race-card.ts'
export { dogRaces, type RaceKind, raceKinds } from './race-kind.ts'
export { finishAt, type RaceRun } from './race-run.ts'
export { type RaceEvent, type RaceOutcome, sectionMs } from './races.ts'
export type { RunnerNames } from './runners.ts'
