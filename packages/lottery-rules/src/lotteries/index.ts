import type { Lottery, OddsRow, Play } from '../base/index.ts'
import { fourD } from './4d/index.ts'
import { lao } from './lao/index.ts'
import { thai } from './thai/index.ts'
import { vnNorth } from './vn-north/index.ts'
import { vnSouth } from './vn-south/index.ts'

/** Every lottery, in the order in which they are listed. A new one is a folder beside this file and a line here. */
export const lotteries: readonly Lottery[] = [vnNorth, vnSouth, thai, lao, fourD]

export const findLottery = (id: unknown): Lottery | undefined => lotteries.find((lottery) => lottery.id === id)

export const findPlay = (lottery: Lottery, id: unknown): Play | undefined =>
  lottery.plays.find((play) => play.id === id)

/** The odds of a bet by its code, whatever play it belongs to. */
export const findRow = (lottery: Lottery, bet: unknown): OddsRow | undefined =>
  lottery.plays.flatMap(({ rows }) => rows).find((row) => row.bet === bet)
