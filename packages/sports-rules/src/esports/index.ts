export {
  type MapEnds,
  mapEnds,
  mapWinChance,
  overtimeWinChance,
  roundsHandicap,
  roundsOver,
  roundWinFor,
} from './cs-map.ts'
export { type CsMap, type CsSide, isMapOver, isMapScore, roundWinAt, usualSideStrength } from './cs-rounds.ts'
export { mapWinOf } from './map-win.ts'
export { playCsMap, playMap, playSeries, type Won } from './play.ts'
