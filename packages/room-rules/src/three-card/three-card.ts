import { type ThreeCardCategory, threeCardHand } from '@fairground/game-rules/cards'

/** Of the pot. */
export const threeCardFeePercent = 3n

/** The lowest first: three alike beat a straight flush, and a flush beats a straight. */
export const threeCardTypes = ['high', 'pair', 'straight', 'flush', 'straight-flush', 'trio'] as const
export type ThreeCardType = (typeof threeCardTypes)[number]

const typeOfCategory: Readonly<Record<ThreeCardCategory, ThreeCardType>> = {
  ...{ 'high-card': 'high', pair: 'pair', straight: 'straight', flush: 'flush' },
  ...{ 'straight-flush': 'straight-flush', 'three-of-a-kind': 'trio' },
}

export type ZhaJinHuaHand = {
  readonly type: ThreeCardType
  /** Decides between hands of one type; suits never do. */
  readonly score: number
}

/** Three cards of zha jin hua: A-K-Q is the highest straight, A-2-3 the lowest. */
export function zhaJinHuaHand(cards: readonly number[]): ZhaJinHuaHand {
  const { category, score } = threeCardHand(cards)
  return { type: typeOfCategory[category], score }
}

/** Above 0 when `a` is better. Who asked for the comparison loses a tie. */
export const compareZhaJinHua = (a: ZhaJinHuaHand, b: ZhaJinHuaHand): number =>
  threeCardTypes.indexOf(a.type) - threeCardTypes.indexOf(b.type) || a.score - b.score

/** Whether who asked for the comparison wins it. */
export const askerWins = (asker: readonly number[], other: readonly number[]): boolean =>
  compareZhaJinHua(zhaJinHuaHand(asker), zhaJinHuaHand(other)) > 0
