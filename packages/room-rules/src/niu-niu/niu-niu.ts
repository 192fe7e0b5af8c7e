import { rankOf } from '@fairground/game-rules/cards'
import { groupsOf } from '../base/ranks.ts'
import { compareFigures, pipOf } from '../base/suit-order.ts'

/** Of net win. */
export const niuNiuFeePercent = 3n

/** The lowest first. */
export const niuNiuSpecials = ['five-faces', 'five-small', 'bomb'] as const

export type NiuNiuHand = {
  /** 0 without a bull, 1 to 9, 10 for bull-bull; also of specials. */
  readonly bull: number
  readonly special: (typeof niuNiuSpecials)[number] | null
  readonly multiplier: number
  /** What decides between two hands, in this order. */
  readonly figures: readonly number[]
}

const [ace, jack] = [12, 9]
const [smallPipMax, smallSumMax] = [4, 10]

/** Five cards: three that sum to a multiple of 10 make a bull. */
export function niuNiuHand(cards: readonly number[]): NiuNiuHand {
  const bull = bullOf(cards.map(pipOf))
  const special = specialOf(cards)
  const highest = Math.max(...cards.map((card) => ((rankOf(card) + 1) % 13) * 4 + suitOrder(card)))
  return {
    ...{ bull, special, multiplier: multiplierOf(bull, special) },
    figures: [special ? niuNiuSpecials.indexOf(special) + 1 : 0, special ? 0 : bull, highest],
  }
}

/** Above 0 when `a` is better. */
export const compareNiuNiu = (a: NiuNiuHand, b: NiuNiuHand): number => compareFigures(a.figures, b.figures)

/** ♦ < ♣ < ♥ < ♠. */
const suitOrder = (card: number): number => [3, 1, 0, 2][card % 4] ?? 0

/** Two cards that leave three of a multiple of 10: all such pairs have the same sum modulo 10, that of the hand. */
function bullOf(pips: readonly number[]): number {
  const rest = pips.reduce((sum, pip) => sum + pip, 0) % 10
  const hasBull = pips.some((one, at) => pips.slice(at + 1).some((other) => (one + other) % 10 === rest))
  return hasBull ? rest || 10 : 0
}

function specialOf(cards: readonly number[]): NiuNiuHand['special'] {
  if (groupsOf(cards)[0]?.cards.length === 4) return 'bomb'
  const pips = cards.map(pipOf)
  const isSmall = pips.every((pip) => pip > 0 && pip <= smallPipMax)
  if (isSmall && pips.reduce((sum, pip) => sum + pip, 0) <= smallSumMax) return 'five-small'
  return cards.every((card) => rankOf(card) >= jack && rankOf(card) < ace) ? 'five-faces' : null
}

function multiplierOf(bull: number, special: NiuNiuHand['special']): number {
  if (special) return special === 'five-faces' ? 5 : 6
  if (bull === 10) return 4
  if (bull === 9) return 3
  return bull >= 7 ? 2 : 1
}
