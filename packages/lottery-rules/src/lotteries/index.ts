import type { Lottery } from '../base/index.ts'
import { vnNorth } from './vn-north/index.ts'

/** Every lottery, in the order in which they are listed. A new one is a folder beside this file and a line here. */
export const lotteries: readonly Lottery[] = [vnNorth]

export const findLottery = (id: unknown): Lottery | undefined => lotteries.find((lottery) => lottery.id === id)
