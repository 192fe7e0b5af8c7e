import type { TileSpec } from '../tile-spec.ts'
import { bambooBrass } from './bamboo-brass.ts'
import { cardRooms } from './card-rooms.ts'
import { copperhead } from './copperhead.ts'
import { deepwater } from './deepwater.ts'
import { ferrisReels } from './ferris-reels.ts'
import { lotusGarden } from './lotus-garden.ts'
import { miniGames } from './mini-games.ts'
import { moonwell } from './moonwell.ts'
import { nineCarp } from './nine-carp.ts'
import { paperBoat } from './paper-boat.ts'
import { tableGames } from './table-games.ts'
import { videoPoker } from './video-poker.ts'

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

/** The art direction of every game of one player and of card rooms, by the id of its rules. */
export const instantSpecs: Readonly<Record<string, TileSpec>> = {
  ...miniGames,
  ...tableGames,
  ...videoPoker,
  ...cardRooms,
}
