import type { Gift as GiftAnswer } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { Gift, MoneyDay } from '../wallet/index.ts'

/** Of a claim or a payment: it names nothing to a reader. */
const idPattern = /^(rbc|csb)_/

export const viewGift = (gift: Gift, currency: string): GiftAnswer => ({
  id: gift.id,
  type: gift.purpose,
  title: gift.reference === undefined || idPattern.test(gift.reference) ? '' : gift.reference,
  amount: formatAmount(gift.amountMinor, getCurrency(currency)),
  createdAt: gift.createdAt.toISOString(),
})

/** What was given, in all and by day. */
export function viewGiftSums(money: readonly MoneyDay[], currencyCode: string) {
  const currency = getCurrency(currencyCode)
  const gifts = money.filter(({ purpose }) => purpose === 'bonus' || purpose === 'rebate' || purpose === 'cashback')
  const sumOf = (rows: readonly MoneyDay[], wanted: Gift['purpose']) =>
    formatAmount(
      rows.reduce((sum, { purpose, receivedMinor }) => (purpose === wanted ? sum + receivedMinor : sum), 0n),
      currency,
    )
  const sumsOf = (rows: readonly MoneyDay[]) => ({
    bonus: sumOf(rows, 'bonus'),
    rebate: sumOf(rows, 'rebate'),
    cashback: sumOf(rows, 'cashback'),
  })
  const days = Map.groupBy(gifts, ({ day }) => day)
  return {
    total: gifts.reduce((sum, { count }) => sum + count, 0),
    sums: sumsOf(gifts),
    days: [...days].map(([day, rows]) => ({ day, ...sumsOf(rows) })),
  }
}
