import { rankOf, suitOf } from '@fairground/game-rules/cards'

const [sizeMin, ace] = [3, 12]

/** A, 2 … K as 1 … 13: the points of a loose card, and its place in line. */
export const phomPoints = (card: number): number => (rankOf(card) === ace ? 1 : rankOf(card) + 2)

/** Whether cards form a phỏm: three or more of a rank, or in line in one suit, A low. */
export function isPhom(cards: readonly number[]): boolean {
  if (cards.length < sizeMin) return false
  const points = cards.map(phomPoints).sort((a, b) => a - b)
  const first = points[0] ?? 0
  if (points.every((one) => one === first)) return true
  return new Set(cards.map(suitOf)).size === 1 && points.every((one, at) => one === first + at)
}

/** Whether a phỏm may hold these eaten cards: one at most, or two if it divides into two phỏms with one each. */
export function isPhomWithEaten(cards: readonly number[], eaten: readonly number[]): boolean {
  if (!isPhom(cards) || !eaten.every((card) => cards.includes(card))) return false
  if (eaten.length !== 2) return eaten.length < 2
  const inLine = [...cards].sort((a, b) => phomPoints(a) - phomPoints(b))
  return inLine.some((_, at) => {
    const [low, high] = [inLine.slice(0, at), inLine.slice(at)]
    return isPhom(low) && isPhom(high) && eaten.filter((card) => low.includes(card)).length === 1
  })
}

/** Every phỏm that a hand can lay, as places in it. */
function phomsIn(hand: readonly number[]): number[][] {
  const places = [...hand.keys()]
  const pointsAt = (place: number) => phomPoints(hand[place] ?? 0)
  const alike = [...Map.groupBy(places, pointsAt).values()].flatMap((held) =>
    held.length === 4 ? [held, ...held.map((left) => held.filter((place) => place !== left))] : [held],
  )
  const lines = [...Map.groupBy(places, (place) => suitOf(hand[place] ?? 0)).values()].flatMap((suit) => {
    const inLine = suit.sort((a, b) => pointsAt(a) - pointsAt(b))
    return inLine.flatMap((_, from) => inLine.map((_end, to) => inLine.slice(from, to + 1)))
  })
  return [...alike, ...lines].filter((held) => isPhom(held.map((place) => hand[place] ?? 0)))
}

export type Laying = {
  readonly phoms: readonly (readonly number[])[]
  readonly loose: readonly number[]
  /** Of the loose cards; infinite where an eaten card finds no phỏm. */
  readonly weight: number
}

/** The way to lay phỏms that leaves the lightest loose cards; each eaten card is in a phỏm without another eaten one. */
export function bestLaying(
  hand: readonly number[],
  weigh: (card: number) => number,
  eaten: readonly number[] = [],
): Laying {
  const cardAt = (place: number) => hand[place] ?? 0
  const phoms = phomsIn(hand).filter((places) => places.filter((place) => eaten.includes(cardAt(place))).length <= 1)
  const masks = phoms.map((places) => places.reduce((mask, place) => mask | (1 << place), 0))
  const known = new Map<number, { weight: number; taken: number }>([[0, { weight: 0, taken: 0 }]])
  // The highest card that is left is loose, or in one of the phỏms of what is left.
  const best = (left: number): { weight: number; taken: number } => {
    const found = known.get(left)
    if (found) return found
    const place = 31 - Math.clz32(left)
    const bit = 1 << place
    const isEaten = eaten.includes(cardAt(place))
    let [weight, taken] = [isEaten ? Infinity : weigh(cardAt(place)) + best(left & ~bit).weight, 0]
    for (const mask of masks) {
      if ((mask & bit) === 0 || (mask & left) !== mask) continue
      const rest = best(left & ~mask).weight
      if (rest < weight) [weight, taken] = [rest, mask]
    }
    const chosen = { weight, taken }
    known.set(left, chosen)
    return chosen
  }
  const all = (1 << hand.length) - 1
  const { weight } = best(all)
  const laid: number[][] = []
  const loose: number[] = []
  for (let left = weight === Infinity ? 0 : all; left > 0; ) {
    const { taken } = best(left)
    const place = 31 - Math.clz32(left)
    if (taken === 0) loose.push(cardAt(place))
    else laid.push(hand.filter((_, at) => (taken & (1 << at)) !== 0))
    left &= taken === 0 ? ~(1 << place) : ~taken
  }
  return { phoms: laid, loose, weight }
}

/** The least that cards left loose can weigh together, over all ways to lay phỏms. */
export const leastLoose = (hand: readonly number[], weigh: (card: number) => number): number =>
  bestLaying(hand, weigh).weight

/** The gap within which cards of one suit may still come in line. */
const lineGap = 2

/** Whether a hand may be declared ù khan: no two cards of a rank, or of a suit within 2. */
export function isUKhan(hand: readonly number[]): boolean {
  if (new Set(hand.map(phomPoints)).size !== hand.length) return false
  const isNear = (a: number, b: number) => suitOf(a) === suitOf(b) && Math.abs(phomPoints(a) - phomPoints(b)) <= lineGap
  return hand.every((card, at) => hand.slice(at + 1).every((other) => !isNear(card, other)))
}
