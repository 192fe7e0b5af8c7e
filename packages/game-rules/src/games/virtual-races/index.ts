export {
  type RaceBet,
  type RaceCard,
  type RacePrices,
  raceBets,
  raceCard,
  racePrices,
  raceReturns,
  readRaceSpot,
  weightsOf,
  winsRace,
} from './race-card.ts'
export { dogRaces, horseRaces, type RaceKind, raceKinds } from './race-kind.ts'
export { finishAt, type RaceRun, sectionCount } from './race-run.ts'
export { type RaceEvent, type RaceOutcome, sectionMs } from './races.ts'
export type { RunnerNames } from './runners.ts'
