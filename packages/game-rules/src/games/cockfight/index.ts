export { cancelledX100, type Dividends, dividendsOf, plasadaPercent } from '../../parts/pools/tote.ts'
export { type Bird, birds } from './birds.ts'
export { championSpot } from './champion.ts'
export { chancesOf, drawGross, type FightEnd, malayOf } from './chances.ts'
export type { CardBird, CockfightSpot, FightCard } from './cockfight.ts'
export { cockfightPoolId, type PoolFixed, type PoolOutcome, type Tote } from './cockfight-pool.ts'
export { type Blow, type BlowKind, type Ended, hashAt, isBlow, isEnded, type Side, springTurns } from './fight.ts'
export type { FightPool } from './fight-pool.ts'
export {
  fightsPerDay,
  pairOf,
  placeOf,
  pointsOf,
  type Standing,
  standingsAt,
  tableOf,
} from './season.ts'
