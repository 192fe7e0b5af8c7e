import type { Profit as ProfitAnswer } from '@fairground/contract'
import { type CurrencyCode, formatAmount, getCurrency } from '@fairground/money'
import type { MoneyDay, MoneySum } from '../wallet/index.ts'
import type { BetSums } from './bet.ts'
import { gainOf, type Profit, profitOf } from './profit.ts'

type BetDay = BetSums & { day: string; gameType: string }

/** In all, by type of game and by day; types and days without anything have no row. */
export function viewProfit(bets: readonly BetDay[], money: readonly MoneyDay[], currencyCode: string) {
  const { code } = getCurrency(currencyCode)
  const types = Map.groupBy(bets, ({ gameType }) => gameType)
  const days = [...new Set([...bets, ...money].map(({ day }) => day))].sort()
  return {
    ...viewSums(profitOf(bets, money), code),
    byType: Object.fromEntries([...types].map(([type, rows]) => [type, viewSums(profitOf(rows, []), code)])),
    days: days.map((day) => {
      const isOfDay = (row: { day: string }) => row.day === day
      return { day, ...viewSums(profitOf(bets.filter(isOfDay), money.filter(isOfDay)), code) }
    }),
  }
}

/** What a span came to, in words of money. */
export const viewProfitSums = (
  bets: readonly BetSums[],
  money: readonly MoneySum[],
  currencyCode: string,
): ProfitAnswer => viewSums(profitOf(bets, money), getCurrency(currencyCode).code)

function viewSums(profit: Profit, currencyCode: CurrencyCode): ProfitAnswer {
  const write = (amountMinor: bigint) => formatAmount(amountMinor, getCurrency(currencyCode))
  return {
    deposit: write(profit.depositMinor),
    withdraw: write(profit.withdrawMinor),
    bet: write(profit.betMinor),
    validBet: write(profit.validMinor),
    win: write(profit.winMinor),
    rebate: write(profit.rebateMinor),
    bonus: write(profit.bonusMinor),
    profit: write(gainOf(profit)),
  }
}
