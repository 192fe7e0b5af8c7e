export { type PlayedPart, partAfter, playWholeSeries } from './play-series.ts'
export { seriesGrid } from './series-grid.ts'
export { marketsOfSeries, seriesMarkets } from './series-markets.ts'
export {
  newPart,
  type SeriesModel,
  type SeriesSport,
  type SeriesState,
  seriesSports,
  seriesStart,
} from './series-match.ts'
export { type SeriesKind, seriesModelOf, seriesRatingChange } from './series-rating.ts'
