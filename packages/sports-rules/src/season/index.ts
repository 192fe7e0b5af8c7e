export {
  type Bracket,
  type BracketMatch,
  type BracketWinners,
  bracketChances,
  bracketOf,
  playBracket,
  type Slot,
  seedAt,
} from './bracket.ts'
export { countOutrights, type OutrightCounts, outrightRuns, type RestOfSeason, type ScoreSampler } from './outrights.ts'
export { doubleRoundRobin, type Fixture } from './schedule.ts'
export { leagueTable, type MatchResult, type Standing } from './table.ts'
export { type DayTimes, dayMs, dayTimes } from './timetable.ts'
export {
  type MatchDrawer,
  planSeason,
  playDay,
  playSeason,
  type SeasonPlan,
  type SeasonSeed,
  virtualTeams,
} from './virtual-season.ts'
