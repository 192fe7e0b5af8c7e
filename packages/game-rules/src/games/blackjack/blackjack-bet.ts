import type { Read } from '../../instant/instant-game.ts'
import { refuse } from '../../instant/read-input.ts'
import { readSpotBets, type SpotBet } from '../../parts/spots/spot-bet.ts'

export const boxCountMax = 5

const kinds = ['box', 'pairs', 'trio'] as const
const numbers = Array.from({ length: boxCountMax }, (_, index) => index + 1)

/** Boxes, and beside each its bet on the first pair and its 21+3. */
export const blackjackSpots: readonly string[] = kinds.flatMap((kind) => numbers.map((number) => `${kind}-${number}`))

export type BlackjackAction =
  | { readonly type: 'hit' | 'stand' | 'double' | 'split' }
  /** Half the stake of these boxes against a dealer's blackjack; none is a no. */
  | { readonly type: 'insurance'; readonly boxes: readonly number[] }

export function readBlackjackBet(input: unknown): Read<readonly SpotBet[]> {
  const read = readSpotBets(input, (name): name is string => blackjackSpots.includes(name))
  if (!read.ok) return read
  const boxes = new Set(read.value.map(({ spot }) => spot).filter((spot) => spot.startsWith('box')))
  const isBacked = read.value.every(({ spot }) => boxes.has(`box-${numberOf(spot)}`))
  return isBacked ? read : refuse('bets', 'side bets beside a bet on their box')
}

export function readBlackjackAction(input: unknown): Read<BlackjackAction> {
  const type: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'type') : undefined
  if (type === 'hit' || type === 'stand' || type === 'double' || type === 'split') return { ok: true, value: { type } }
  if (type !== 'insurance') return refuse('type', 'one of hit, stand, double, split, insurance')
  const listed: unknown = Reflect.get(input as object, 'boxes')
  const boxes = Array.isArray(listed) ? numbers.filter((number) => listed.includes(number)) : []
  if (!Array.isArray(listed) || boxes.length !== listed.length) return refuse('boxes', 'different boxes from 1 to 5')
  return { ok: true, value: { type, boxes } }
}

export function numberOf(spot: string): number {
  return Number(spot.split('-')[1])
}
