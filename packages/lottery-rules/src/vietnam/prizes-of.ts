import { prizes as north } from '../lotteries/vn-north/prizes.ts'
import { prizes as south } from '../lotteries/vn-south/prizes.ts'
import type { Prize } from './prizes.ts'

/** The prizes of a lottery that is drawn prize by prize, by the id of its rules; undefined for others. */
export const vnPrizesOf = (rulesId: string): readonly Prize[] | undefined =>
  ({ 'vn-north': north, 'vn-south': south })[rulesId]
