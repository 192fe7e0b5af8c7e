export { formatAmount, parseAmount, truncateAmount } from './amount.ts'
export { type Currency, type CurrencyCode, currencies, getCurrency } from './currency.ts'
export type { Minor } from './minor.ts'
export { splitEvenly } from './split.ts'
