import type { TFunction } from 'i18next'

const whole = [
  ...['player', 'banker', 'tie', 'player-pair', 'banker-pair', 'either-pair', 'perfect-pair', 'big', 'small'],
  ...['player-bonus', 'banker-bonus', 'lucky-6', 'dragon', 'tiger', 'suited-tie', 'red', 'black', 'odd', 'even'],
  ...['low', 'high', 'any-triple', 'total', 'single', 'pair', 'double', 'triple', 'dozen', 'column', 'cards', 'symbol'],
  ...['box', 'pairs', 'trio', 'meron', 'wala', 'draw', 'win', 'over', 'under'],
  ...['spades', 'clubs', 'diamonds', 'hearts', 'two-two', 'three-red', 'three-white', 'four-red', 'four-white'],
] as const
const known: ReadonlySet<string> = new Set(whole)
const isKnown = (name: string): name is (typeof whole)[number] => known.has(name)

/** A place for chips in words: its own name, else the names of its parts with their numbers (`total-7`, `dragon-big`). */
export function placeName(t: TFunction, spot: string): string {
  if (isKnown(spot)) return t(`lobby:place.${spot}`)
  const parts = spot.split('-')
  const words = parts
    .filter((part) => !/^\d+$/.test(part))
    .map((part) => (isKnown(part) ? t(`lobby:place.${part}`) : part))
  const numbers = parts.filter((part) => /^\d+$/.test(part)).join('–')
  return [...words, numbers].filter(Boolean).join(' ')
}

const groups = [
  ...['main', 'tie', 'sides', 'pairs', 'trio', 'bdd', 'ftd', 'cards', 'suits', 'suitedTie', 'nims', 'fans', 'fives'],
  ...[
    'tens',
    'twenties',
    'forties',
    'dozens',
    'lines',
    'numbers',
    'totals',
    'triples',
    'result',
    'double',
    'goals',
    'both',
  ],
  ...['score', 'handicap', 'threes', 'fours', 'win', 'place', 'forecast', 'tricast'],
] as const
const isGroup = (name: string): name is (typeof groups)[number] => (groups as readonly string[]).includes(name)

/** Places that are held to one limit; a group that this release does not know by its own name. */
export const groupName = (t: TFunction, group: string): string => (isGroup(group) ? t(`lobby:group.${group}`) : group)
