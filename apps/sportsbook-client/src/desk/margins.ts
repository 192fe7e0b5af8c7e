import type { SportsDeskMarket } from '@fairground/contract/sports-desk'
import { numberFormat } from '@fairground/money'

type Priced = Pick<SportsDeskMarket, 'outcomes' | 'booksum'>

const numberOf = (decimal: string | null): number => Number(decimal ?? 0)

/** What the house keeps of a market by the prices that are shown; undefined where one of them is not offered. */
export function marginOf({ outcomes }: Priced): number | undefined {
  const prices = outcomes.map((outcome) => numberOf(outcome.price))
  const fair = outcomes.map((outcome) => numberOf(outcome.fair))
  if (prices.length === 0 || [...prices, ...fair].some((price) => !(price > 0))) return undefined
  const sum = (list: readonly number[]) => list.reduce((all, price) => all + 1 / price, 0)
  return sum(prices) / sum(fair) - 1
}

/** What it is meant to be: by the sum of its reciprocal prices for each winner. */
export const targetOf = ({ booksum }: Priced): number => Number(booksum) - 1

export const percentText = (share: number, locale: string): string =>
  numberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share)
