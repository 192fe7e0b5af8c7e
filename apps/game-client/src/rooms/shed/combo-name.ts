import { shortRank } from '../table/short-rank.ts'

/** What a combination is called, with its highest rank: the games where the first without cards wins name them alike. */
export const comboName = (
  combo: { readonly type: string; readonly length: number; readonly topRank: number },
  t: (key: string, values: Record<string, string | number>) => string,
): string => t(`room.combo.${combo.type}`, { rank: shortRank(combo.topRank), number: lengthOf(combo) })

const lengthOf = ({ type, length }: { readonly type: string; readonly length: number }): number =>
  type === 'pairs-run' ? length / 2 : length
