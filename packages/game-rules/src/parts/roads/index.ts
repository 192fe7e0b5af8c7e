// Roads know no game: results of two sides and ties, whoever tells them.
export { type GoodRoad, goodRoads, goodRoadsOf } from './good-roads.ts'
export { bigRoadInSight, derivedInSight } from './in-sight.ts'
export { type DerivedRoad, derivedRoads, type Result, roadRows } from './roads.ts'
