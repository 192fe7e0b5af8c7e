import type { Lottery, OddsRow, Play } from '../base/index.ts'
import { fourD } from './4d/index.ts'
import { elevenFive } from './11x5/index.ts'
import { bingo18 } from './bingo18/index.ts'
import { k3 } from './k3/index.ts'
import { keno80Lottery } from './keno80/index.ts'
import { lao } from './lao/index.ts'
import { markSix } from './mark-six/index.ts'
import { max3d, max3dPlus, max3dPro } from './max-3d/index.ts'
import { pk10 } from './pk10/index.ts'
import { ssc } from './ssc/index.ts'
import { thai } from './thai/index.ts'
import { vietlott535, vietlott645, vietlott655 } from './vietlott/index.ts'
import { vnNorth } from './vn-north/index.ts'
import { vnSouth } from './vn-south/index.ts'

/** Every lottery, in the order in which they are listed. A new one is a folder beside this file and a line here. */
export const lotteries: readonly Lottery[] = [
  ...[vnNorth, vnSouth, thai, lao, fourD],
  ...[k3, elevenFive, pk10, ssc],
  ...[markSix, vietlott645, vietlott655, vietlott535, max3d, max3dPlus, max3dPro],
  ...[bingo18, keno80Lottery],
]

export const findLottery = (id: unknown): Lottery | undefined => lotteries.find((lottery) => lottery.id === id)

export const findPlay = (lottery: Lottery, id: unknown): Play | undefined =>
  lottery.plays.find((play) => play.id === id)

/** The odds of a bet by its code, whatever play it belongs to. */
export const findRow = (lottery: Lottery, bet: unknown): OddsRow | undefined =>
  lottery.plays.flatMap(({ rows }) => rows).find((row) => row.bet === bet)

/**
 * The play of a bet by its code, with what is chosen. A code such as `sum_9` names a choice of a play with odds for
 * each: it needs no selection of its own.
 */
export function findBet(
  lottery: Lottery,
  code: string,
  selection: unknown,
): { play: Play; selection: unknown } | undefined {
  const play = findPlay(lottery, code)
  if (play) return { play, selection }
  const priced = lottery.plays.find(({ rows }) => rows.some((row) => row.bet === code))
  if (!priced) return undefined
  const choices = priced.shape.kind === 'choices' ? priced.shape.choices : []
  const [named, ...others] = choices.filter((choice) => priced.rowOf?.(choice) === code)
  return { play: priced, selection: named !== undefined && others.length === 0 ? [named] : selection }
}
