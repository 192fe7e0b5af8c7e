import type { DepositMethodTerms, DepositMethod as MethodAnswer, StaffDepositMethod } from '@fairground/contract'
import type { Language } from '@fairground/i18n'
import { formatAmount, getCurrency, parseAmount } from '@fairground/money'
import type { DepositMethod } from './deposit-method.ts'

/** A way to deposit, in the language of the player. */
export function viewMethod(method: DepositMethod, language: Language, medianSeconds: number | undefined): MethodAnswer {
  const currency = getCurrency(method.currency)
  const { feeRateBp, feeFixedMinor, feeBearer } = method
  const isFree = feeBearer === 'house' || (feeRateBp === 0 && feeFixedMinor === 0n)
  return {
    methodId: method.id,
    kind: method.kind,
    name: method.names[language],
    min: formatAmount(method.minMinor, currency),
    max: formatAmount(method.maxMinor, currency),
    fee: isFree ? undefined : { rateBp: feeRateBp, fixed: formatAmount(feeFixedMinor, currency) },
    lifeMinutes: method.lifeMinutes,
    instructions: method.instructions[language],
    revision: method.revision,
    medianSeconds,
  }
}

/** A way to deposit with all that staff decide about it. */
export function viewStaffMethod(method: DepositMethod): StaffDepositMethod {
  const currency = getCurrency(method.currency)
  return {
    methodId: method.id,
    kind: method.kind,
    currency: method.currency,
    names: method.names,
    instructions: method.instructions,
    min: formatAmount(method.minMinor, currency),
    max: formatAmount(method.maxMinor, currency),
    feeRateBp: method.feeRateBp,
    feeFixed: formatAmount(method.feeFixedMinor, currency),
    feeBearer: method.feeBearer,
    lifeMinutes: method.lifeMinutes,
    accounts: method.accounts,
    isEnabled: method.isEnabled,
    revision: method.revision,
    changedAt: method.changedAt?.toISOString(),
    changedBy: method.changedBy,
  }
}

/** Checked terms as a method holds them. @throws for amounts that the check would have refused */
export function termsOf(terms: DepositMethodTerms, currency: string) {
  const minorOf = (text: string) => {
    const amountMinor = parseAmount(text, getCurrency(currency))
    if (amountMinor === undefined) throw new Error(`the amount ${text} was not checked`)
    return amountMinor
  }
  const { names, instructions, min, max, feeFixed, accounts, ...others } = terms
  return {
    ...others,
    names: names as DepositMethod['names'],
    instructions: instructions as DepositMethod['instructions'],
    minMinor: minorOf(min),
    maxMinor: minorOf(max),
    feeFixedMinor: minorOf(feeFixed),
    accounts: accounts.map(({ bankBin, ...account }) => (bankBin ? { ...account, bankBin } : account)),
  }
}
