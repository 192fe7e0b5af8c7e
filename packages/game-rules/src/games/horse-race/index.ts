export { forecastX10000, runnerWeights, winX10000 } from './horse-odds.ts'
export type { HorseRaceBet, HorseRaceEvent } from './horse-race.ts'
