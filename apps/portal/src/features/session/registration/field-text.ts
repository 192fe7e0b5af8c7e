import type { RegistrationRule } from '@fairground/contract'
import type { RuleBreach } from '@fairground/contract/patterns'
import type { RegistrationFacts } from '@fairground/contract/registration'
import type { RegistrationField } from '@fairground/contract/registration-fields'

type Translate = (key: string, args: Record<string, string | number>) => string

/** Said before the words of a pattern, where the field alone says what is wrong. */
const formatTexts: Partial<Record<RegistrationField, string>> = {
  payeeName: 'errors:validation.payeeNameFormat',
  mobileNum: 'errors:validation.mobileFormat',
  whatsapp: 'errors:validation.mobileFormat',
  affiliateCode: 'errors:validation.affiliateCodeFormat',
}

/** What is wrong with a field, whoever found it: the form or the server. */
export function breachText(t: Translate, field: string, { key, args }: RuleBreach): string {
  const text = t(`errors:${key}`, args ?? {})
  const format = key.startsWith('reg_pattern_') ? formatTexts[field as RegistrationField] : undefined
  return format ? `${t(format, {})} ${text}` : text
}

const range = (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`)

/** What to type, at rest: drawn from the rule where it says it best. */
export function hintText(
  t: Translate,
  field: RegistrationField,
  rule: RegistrationRule,
  { facts, dialingCode }: { facts: RegistrationFacts; dialingCode: string },
): string | undefined {
  const length = range(rule.minLength, rule.maxLength)
  const country = facts.countries.find(({ countryDialingCode }) => countryDialingCode === dialingCode)
  switch (field) {
    case 'username':
      return t(`errors:reg_pattern_${rule.patternId}`, { length })
    case 'password':
    case 'paymentPassword':
      return t(`registration:${field}Hint`, { length })
    case 'mobileNum':
      return country && t('registration:mobileNumHint', { digits: range(country.minDigits, country.maxDigits) })
    case 'birthday':
      return t('registration:birthdayHint', { age: facts.minAge })
    case 'payeeName':
    case 'whatsapp':
    case 'referralCode':
      return t(`registration:${field}Hint`, {})
    default:
      return undefined
  }
}
