export { formatAmount, isWholeAtBank, parseAmount, truncateAmount } from './amount.ts'
export { type Currency, type CurrencyCode, currencies, getCurrency } from './currency.ts'
export { foldDigits } from './digits.ts'
export { formatMoney, type MoneyFormat, type MoneyPart, moneyParts } from './format-money.ts'
export type { Minor } from './minor.ts'
export { compactFormat, numberFormat } from './number-format.ts'
export { separatorsOf } from './separators.ts'
export { splitEvenly } from './split.ts'
export {
  amountOfTyped,
  basisPointsOfTyped,
  readTypedAmount,
  type TypedAmount,
  type UnreadReason,
  unreadAmount,
} from './typed-amount.ts'
export { changeBetween, shownPlaceOf, shownText, typedPlaceOf, typedText } from './typed-text.ts'
