import type { Gift as GiftAnswer } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { titleIn } from '../../rewards/rewards/index.ts'
import type { Gift, MoneyDay } from '../wallet/index.ts'
import type { GiftTitles } from './read-gifts.ts'

/** Of a claim or a payment: it names nothing to a reader. */
const idPattern = /^(rbc|csb)_/

interface Look {
  currency: string
  language: string
  titles: GiftTitles
}

export const viewGift = (gift: Gift, { currency, language, titles }: Look): GiftAnswer => ({
  id: gift.id,
  type: gift.purpose,
  title: titleOf(gift, titles.get(gift.reference ?? ''), language),
  amount: formatAmount(gift.amountMinor, getCurrency(currency)),
  createdAt: gift.createdAt.toISOString(),
})

/** A reward bears the title of what it was given for; anything else says itself what gave it. */
const titleOf = (
  { reference }: Gift,
  titles: Readonly<Record<string, string>> | undefined,
  language: string,
): string => {
  if (titles) return titleIn(titles, language)
  return reference === undefined || idPattern.test(reference) ? '' : reference
}

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
