import { type Combo, comboOf, isSameKind, isTwos } from '../base/combos.ts'

/** What cards are together; undefined for no combination. There are no runs of pairs. */
export function samPlay(cards: readonly number[]): Combo | undefined {
  const combo = comboOf(cards)
  return combo?.type === 'pairs-run' ? undefined : combo
}

/** Whether a play beats what lies on the table; suits do not count. */
export const beatsSam = (table: Combo, play: Combo): boolean =>
  (isSameKind(table, play) && play.topRank > table.topRank) || (isTwos(table, 1) && play.type === 'four')
