import type { Theme } from '../../catalogue/themes.ts'
import type { SubjectRef } from '../../kit/subjects.ts'
import { asia } from './asia.ts'
import { dragon } from './dragon.ts'
import { egypt } from './egypt.ts'
import { fair } from './fair.ts'
import { frost } from './frost.ts'
import { fruit } from './fruit.ts'
import { garden } from './garden.ts'
import { jungle } from './jungle.ts'
import { neon } from './neon.ts'
import { night } from './night.ts'
import { ocean } from './ocean.ts'
import { party } from './party.ts'
import { phoenix } from './phoenix.ts'
import { pirate } from './pirate.ts'
import { royal } from './royal.ts'
import { west } from './west.ts'
import type { World } from './world.ts'

const worlds = {
  asia,
  dragon,
  egypt,
  fair,
  frost,
  fruit,
  garden,
  jungle,
  neon,
  night,
  ocean,
  party,
  phoenix,
  pirate,
  royal,
  west,
} as const satisfies Record<string, World>

export type WorldName = keyof typeof worlds

const worldOfTheme: Record<Theme, WorldName> = {
  phoenix: 'phoenix',
  dragon: 'dragon',
  fortune: 'asia',
  sea: 'ocean',
  west: 'west',
  egypt: 'egypt',
  night: 'night',
  fair: 'fair',
  garden: 'garden',
  jungle: 'jungle',
  neon: 'neon',
  frost: 'frost',
  royal: 'royal',
}

/** Subjects that say more about their world than the theme of their title does. */
const worldOfSubject: Partial<Record<SubjectRef, WorldName>> = {
  'fluent:saxophone': 'party',
  'fluent:cherries': 'fruit',
  'fluent:grapes': 'fruit',
  'noto:pirate-flag': 'pirate',
  'game:open-treasure-chest': 'pirate',
  'noto:treasure-chest': 'pirate',
}

/** The world that a title's symbols and set pieces come from. */
export function worldNameOf(theme: Theme, hero: SubjectRef): WorldName {
  return worldOfSubject[hero] ?? worldOfTheme[theme]
}

export const worldOf = (name: WorldName): World => worlds[name]
