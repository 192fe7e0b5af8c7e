import type { StageMetalName } from './materials/metals.ts'
import type { PatternName } from './materials/patterns.ts'
import type { ShapeName } from './materials/shapes.ts'
import type { Some } from './worlds/world.ts'

/** How the cabinets of a studio are built: a studio is known before its name is read. */
export type Build = 'eaves' | 'marquee' | 'gothic' | 'plate' | 'fold' | 'deco' | 'pole' | 'hull'

export interface House {
  build: Build
  metals: Some<StageMetalName>
  inlay: PatternName | 'bulbs' | 'rivets'
  /** What stands behind the cabinet at its sides. */
  side: 'post' | 'none' | 'spire' | 'bolt' | 'reed' | 'column' | 'rope'
  /** Plates of its symbols. */
  plates: Some<ShapeName>
}

const houses = {
  'nine-carp': {
    build: 'eaves',
    metals: ['gold', 'lacquer', 'bronze', 'jade'],
    inlay: 'meander',
    side: 'post',
    plates: ['ogee', 'octagon', 'quatre', 'round'],
  },
  'ferris-reels': {
    build: 'marquee',
    metals: ['gold', 'copper', 'rose'],
    inlay: 'bulbs',
    side: 'none',
    plates: ['scallop', 'ticket', 'round', 'square'],
  },
  moonwell: {
    build: 'gothic',
    metals: ['bronze', 'silver', 'iron'],
    inlay: 'flame',
    side: 'spire',
    plates: ['arch', 'diamond', 'shield', 'quatre'],
  },
  copperhead: {
    build: 'plate',
    metals: ['copper', 'iron', 'bronze'],
    inlay: 'rivets',
    side: 'bolt',
    plates: ['hex', 'octagon', 'shield', 'square'],
  },
  'paper-boat': {
    build: 'fold',
    metals: ['ivory', 'rose', 'gold', 'silver'],
    inlay: 'hatch',
    side: 'none',
    plates: ['diamond', 'banner', 'hex', 'ticket'],
  },
  'lotus-garden': {
    build: 'deco',
    metals: ['rose', 'gold', 'teal'],
    inlay: 'fan',
    side: 'reed',
    plates: ['step', 'arch', 'scallop', 'octagon'],
  },
  'bamboo-brass': {
    build: 'pole',
    metals: ['bronze', 'gold', 'wood'],
    inlay: 'weave',
    side: 'column',
    plates: ['square', 'round', 'ticket', 'step'],
  },
  deepwater: {
    build: 'hull',
    metals: ['teal', 'iron', 'bronze'],
    inlay: 'rivets',
    side: 'rope',
    plates: ['round', 'octagon', 'drop', 'hex'],
  },
} as const satisfies Record<string, House>

/** The house style of a studio; a studio without one of its own shares that of another, always the same. */
export function houseOf(studio: string): House {
  if (Object.hasOwn(houses, studio)) return houses[studio as keyof typeof houses]
  const all = Object.values(houses)
  const hash = [...studio].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0, 7)
  return all[hash % all.length] ?? houses['nine-carp']
}
