export { type PlayedPeriod, playPoints } from './play-points.ts'
export { pointsGrid } from './points-grid.ts'
export { marketsOfPoints, pointsMarkets } from './points-markets.ts'
export {
  isOvertime,
  type PointsModel,
  type PointsState,
  pointsModelOf,
  pointsRatingChange,
  quarters,
  stepSeconds,
  stepsOf,
} from './points-model.ts'
