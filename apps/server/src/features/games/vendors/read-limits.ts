import type { VendorLimits } from '@fairground/contract'
import { currencies, getCurrency, parseAmount } from '@fairground/money'
import { type Outcome, ok, refuseField } from '../../../lib/outcome.ts'
import type { LimitsWish } from './vendor-change.ts'

/** Amounts as the console sends them, as minor units. Refusal: VALIDATION of the currency or an amount that is not above zero. */
export function readLimits({ currency: code, ...amounts }: VendorLimits): Outcome<LimitsWish> {
  if (!Object.hasOwn(currencies, code)) return refuseField('currency', 'validation.currencyUnknown')
  const currency = getCurrency(code)
  const minorOf = (amount: string | null) =>
    amount === null ? null : (parseAmount(amount, currency)?.toString() ?? '0')
  for (const [field, amount] of Object.entries(amounts))
    if (minorOf(amount) === '0') return refuseField(field, 'validation.aboveZero')
  return ok({
    currency: code,
    stakeMinorMax: minorOf(amounts.stakeMax),
    winMinorMax: minorOf(amounts.winMax),
    jackpotHeldMinor: minorOf(amounts.jackpotHold),
    adjustHeldMinor: minorOf(amounts.adjustHold),
  })
}
