import type { MoneySum } from '../wallet/index.ts'
import type { BetSums } from './bet.ts'

/** What a member put in, staked, won and was given; amounts of one span of time. */
export interface Profit {
  depositMinor: bigint
  withdrawMinor: bigint
  /** Without what was given back. */
  betMinor: bigint
  validMinor: bigint
  winMinor: bigint
  rebateMinor: bigint
  /** Cash back too. */
  bonusMinor: bigint
}

/** What the member gained: deposits and withdrawals are no gain and no loss. */
export const gainOf = ({ betMinor, winMinor, rebateMinor, bonusMinor }: Profit): bigint =>
  winMinor + rebateMinor + bonusMinor - betMinor

/** The settled bets and the movements of the purse of one span, put together. */
export function profitOf(bets: readonly BetSums[], money: readonly MoneySum[]): Profit {
  const sumOf = (purpose: MoneySum['purpose']) =>
    money.reduce((sum, day) => (day.purpose === purpose ? sum + day.receivedMinor - day.spentMinor : sum), 0n)
  const total = (pick: (sums: BetSums) => bigint) => bets.reduce((sum, sums) => sum + pick(sums), 0n)
  return {
    depositMinor: sumOf('deposit'),
    withdrawMinor: -sumOf('withdrawal'),
    betMinor: total(({ stakesMinor, rollbacksMinor }) => stakesMinor - rollbacksMinor),
    validMinor: total(({ validMinor }) => validMinor),
    winMinor: total(({ payoutsMinor }) => payoutsMinor),
    rebateMinor: sumOf('rebate'),
    bonusMinor: sumOf('bonus') + sumOf('cashback'),
  }
}
