import { suitOf } from '@fairground/game-rules/cards'
import { type Combo, comboOf, isSameKind, isTwos, shedRank, two } from '../base/combos.ts'

/** A combination of Tiến Lên, where the suit of the highest card counts as well. */
export type TienLenPlay = Combo & { readonly top: number }

/** 3♠ as 0 to 2♥ as 51. */
export const tienLenOrder = (card: number): number => shedRank(card) * 4 + suitOf(card)

/** What cards are together; undefined for no combination. */
export function tienLenPlay(cards: readonly number[]): TienLenPlay | undefined {
  const combo = comboOf(cards)
  return combo && { ...combo, top: Math.max(...cards.map(tienLenOrder)) }
}

/** Whether a play beats what lies on the table. */
export const beatsTienLen = (table: TienLenPlay, play: TienLenPlay): boolean =>
  (isSameKind(table, play) && play.top > table.top) || cutsByKind(table, play)

/** A run of so many pairs. */
export const isRunOf = (pairs: number, { type, length }: Combo): boolean => type === 'pairs-run' && length === pairs * 2

/** What can be cut, by what costs: 2s, runs of three pairs or more, four alike. */
const isCuttable = (table: Combo): boolean =>
  isTwos(table, 1) || isTwos(table, 2) || table.type === 'four' || table.type === 'pairs-run'

/** Whether a play that beats the table cuts it: 2s by another kind, runs of pairs and four alike by anything. */
export const isCutOf = (table: Combo, play: Combo): boolean =>
  isCuttable(table) && !(isSameKind(table, play) && table.topRank === two)

function cutsByKind(table: Combo, play: Combo): boolean {
  const [isFour, isLong] = [play.type === 'four', isRunOf(4, play)]
  if (isTwos(table, 1)) return isFour || isLong || isRunOf(3, play)
  if (isTwos(table, 2) || isRunOf(3, table)) return isFour || isLong
  return table.type === 'four' && isLong
}
