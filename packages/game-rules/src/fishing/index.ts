export { areaShot, areaThresholds, type Victim } from './area-shot.ts'
export { type AimedShot, type Arm, armNames, arms, victimsOf } from './arms.ts'
export { type BossPrize, bossMean } from './boss.ts'
export { couldHit, hitLateMs, isPaced, shotsPerSecondMax } from './could-hit.ts'
export { fishingSheet } from './fishing-sheet.ts'
export {
  bulletSteps,
  type FishingLevel,
  findLevel,
  fishingLevels,
  levelMaxX,
  levelSheet,
  magazineSizes,
  shotMaxX,
} from './levels.ts'
export { endOfMagazine, loadMagazine, type Magazine, type ShotEnd } from './magazine.ts'
export {
  aimAt,
  bulletAt,
  bulletLifeMs,
  bulletSpeed,
  distance,
  type FlyingBullet,
  type Freeze,
  fishAt,
  fishingField,
  gunOf,
  isInField,
  type Point,
  pathPoints,
  pointOn,
  type SwimmingFish,
  swumMs,
} from './paths.ts'
export { type RolledVictim, rollShot } from './roll-shot.ts'
export { bulletsOf, fishingRtp, killPays, killThreshold, rollRange, type Weapon, weapons } from './shot.ts'
export { playShots, type Shot } from './shots.ts'
export { allSpecies, findSpecies, type Species, type SpeciesKind } from './species.ts'
export { type TideFish, tideMs, tideOf } from './tide.ts'
