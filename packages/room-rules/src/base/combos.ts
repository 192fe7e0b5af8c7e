import { rankOf } from '@fairground/game-rules/cards'

/** What may be played in games where the first without cards wins. */
export const comboTypes = ['single', 'pair', 'triple', 'four', 'straight', 'pairs-run'] as const
export type ComboType = (typeof comboTypes)[number]

export type Combo = {
  readonly type: ComboType
  /** In cards. */
  readonly length: number
  /** Rank of the highest card, 0 for a 3 to 12 for a 2. */
  readonly topRank: number
}

const straightMin = 3
const pairsRunMin = 6
const alike: readonly ComboType[] = ['single', 'pair', 'triple', 'four']

/** The rank of a 2, the highest of these games. */
export const two = 12

/** 3, 4 … A, 2 as 0 … 12. */
export const shedRank = (card: number): number => (rankOf(card) + two) % 13

/** What different cards make together; undefined for no combination. A 2 stands in no straight and no run of pairs. */
export function comboOf(cards: readonly number[]): Combo | undefined {
  const ranks = cards.map(shedRank).sort((a, b) => a - b)
  const [lowest = 0, topRank = 0] = [ranks[0], ranks.at(-1)]
  const made = (type: ComboType | undefined) => type && { type, length: cards.length, topRank }
  if (cards.length === 0) return undefined
  if (lowest === topRank) return made(alike[cards.length - 1])
  if (topRank === two) return undefined
  if (cards.length >= straightMin && ranks.every((rank, at) => rank === lowest + at)) return made('straight')
  const isPairsRun = cards.length % 2 === 0 && ranks.every((rank, at) => rank === lowest + Math.floor(at / 2))
  return isPairsRun && cards.length >= pairsRunMin ? made('pairs-run') : undefined
}

/** Whether two combinations can be compared by their highest cards. */
export const isSameKind = (one: Combo, other: Combo): boolean => one.type === other.type && one.length === other.length

/** Whether a combination is made of so many 2s. */
export const isTwos = ({ topRank, length }: Combo, count: number): boolean => topRank === two && length === count
