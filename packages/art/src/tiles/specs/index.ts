import type { TileSpec } from '../tile-spec.ts'
import { bambooBrass } from './bamboo-brass.ts'
import { copperhead } from './copperhead.ts'
import { deepwater } from './deepwater.ts'
import { ferrisReels } from './ferris-reels.ts'
import { lotusGarden } from './lotus-garden.ts'
import { moonwell } from './moonwell.ts'
import { nineCarp } from './nine-carp.ts'
import { paperBoat } from './paper-boat.ts'

/** The art direction of every slot title, by slug. */
export const tileSpecs: Readonly<Record<string, TileSpec>> = {
  ...nineCarp,
  ...ferrisReels,
  ...moonwell,
  ...copperhead,
  ...paperBoat,
  ...lotusGarden,
  ...bambooBrass,
  ...deepwater,
}
