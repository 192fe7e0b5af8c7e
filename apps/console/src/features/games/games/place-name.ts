import type { TFunction } from 'i18next'

const whole = [
  ...['player', 'banker', 'tie', 'player-pair', 'banker-pair', 'either-pair', 'perfect-pair', 'big', 'small'],
  ...['player-bonus', 'banker-bonus', 'lucky-6', 'dragon', 'tiger', 'suited-tie', 'red', 'black', 'odd', 'even'],
  ...['low', 'high', 'any-triple', 'total', 'single', 'pair', 'double', 'triple', 'dozen', 'column', 'cards', 'symbol'],
  ...['box', 'pairs', 'trio', 'meron', 'wala', 'champion', 'draw', 'win', 'over', 'under', 'home', 'away', 'both'],
  ...['score', 'other'],
  ...['spades', 'clubs', 'diamonds', 'hearts', 'two-two', 'three-red', 'three-white', 'four-red', 'four-white'],
] as const
const known: ReadonlySet<string> = new Set(whole)
const isKnown = (name: string): name is (typeof whole)[number] => known.has(name)

/** A place in one of several matches, as the league names them: `3-home-minus-2`. */
const inMatch = /^(\d+)-([a-z].*)$/

/** A place for chips in words: its own name, else the names of its parts with their numbers (`total-7`, `dragon-big`). */
export function placeName(t: TFunction, spot: string): string {
  if (isKnown(spot)) return t(`lobby:place.${spot}`)
  const [, number, bet] = inMatch.exec(spot) ?? []
  if (number && bet) return `${t('lobby:place.match', { number })}: ${matchBetName(t, bet)}`
  const parts = spot.split('-')
  const words = parts
    .filter((part) => !/^\d+$/.test(part))
    .map((part) => (isKnown(part) ? t(`lobby:place.${part}`) : part))
  const numbers = parts.filter((part) => /^\d+$/.test(part)).join('–')
  return [...words, numbers].filter(Boolean).join(' ')
}

/** `home-minus-3` is a handicap of three quarters of a goal, `over-35` a line of 3.5 goals, `score-1-2` a score. */
function matchBetName(t: TFunction, bet: string): string {
  const [first = '', second, third] = bet.split('-')
  const name = (part: string) => (isKnown(part) ? t(`lobby:place.${part}`) : part)
  if (second === 'or') return `${name(first)} / ${name(third ?? '')}`
  if (first === 'not') return `${name('both')}: ${t('lobby:place.no')}`
  if (second === 'minus' || second === 'plus')
    return `${name(first)} ${second === 'minus' ? '−' : '+'}${Number(third) / quartersOfGoal}`
  if (first === 'over' || first === 'under') return `${name(first)} ${Number(second ?? middleLine) / tenthsOfGoal}`
  if (first === 'score' && second !== 'other') return `${name(first)} ${second}–${third}`
  return second === undefined ? name(first) : `${name(first)}: ${name(second)}`
}
const [quartersOfGoal, tenthsOfGoal, middleLine] = [4, 10, '25']

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
