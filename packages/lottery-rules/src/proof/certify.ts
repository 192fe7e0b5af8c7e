import { fraction, minus } from '@fairground/game-rules/exact'
import { certifySheet } from '@fairground/game-rules/tables/exact'
import { grossPerStake, type Lottery, lotterySheet } from '../base/index.ts'

/** What the certificate of a lottery says but for its day; prize pools are not in it. */
export const certifyLottery = (lottery: Lottery): ReturnType<typeof certifySheet> =>
  certifySheet({ id: lottery.id, version: lottery.version, maxWinX: maxWinX(lottery) }, lotterySheet(lottery))

/** The most that one single bet pays at fixed prices, in stakes, cut to a whole number. */
function maxWinX({ plays }: Lottery): number {
  const paid = plays.flatMap(({ rows }) => rows.flatMap((row) => row.outcomes().map((one) => grossPerStake(row, one))))
  const most = paid.reduce((best, one) => (minus(one, best).num > 0n ? one : best), fraction(0))
  return Number(most.num / most.den)
}
