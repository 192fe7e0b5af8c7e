export { cellOf, goalsMax, gridSide, type Score, scoreOf } from './cells.ts'
export {
  expectedHome,
  formAfter,
  goalsUsual,
  homeAdvantageStart,
  type LeagueForm,
  modelOf,
  newRating,
  type Ratings,
  ratingChange,
} from './elo.ts'
export { type LeagueType, leagueTypes, spreadRatings } from './league-types.ts'
export { beforeKickOff, type MatchGrid, type MatchState, matchGrid } from './match-grid.ts'
export { type PlayedGoal, type PlayedMatch, playMatch, type Side, scorePicker } from './play-match.ts'
export { isModel, type Model, rhoUsual } from './score-grid.ts'
