import {
  checkRegistrationField,
  type FieldError,
  isoDay,
  normaliseField,
  provingFields,
  type RegistrationFacts,
  type RegistrationField,
  type RegistrationRules,
  type RegistrationValues,
  shownFields,
} from '@fairground/contract'
import { isHouseName } from '@fairground/contract/house-names'
import { isMobileNumber } from '../../../talk/messages/index.ts'
import { internationalNumber } from '../profile/mobile-number.ts'
import { isWeakPaymentPassword } from '../profile/payment-password-policy.ts'

/** What others see of a member. */
const shownNames: readonly RegistrationField[] = ['username', 'nickname']

type IsCommon = (password: string) => boolean

/** Every field that breaks its rule. A field whose rule is off is not looked at; what proves a person is looked at elsewhere. */
export function checkRegistration(
  values: RegistrationValues,
  rules: RegistrationRules,
  facts: RegistrationFacts,
  isCommon: IsCommon,
): FieldError[] {
  const read = shownFields(rules).filter((field) => !provingFields.includes(field))
  return read.flatMap((field): FieldError[] => {
    const rule = rules[field]
    const breach =
      (rule && checkRegistrationField(field, rule, values, facts)) ?? extraBreach(field, values, facts, isCommon)
    return breach ? [{ field, ...breach }] : []
  })
}

/** What only the server knows: names that are taken by the house, passwords everybody guesses, numbers that no phone has. */
function extraBreach(
  field: RegistrationField,
  values: RegistrationValues,
  { countries }: RegistrationFacts,
  isCommon: IsCommon,
) {
  const value = normaliseField(values[field] ?? '')
  if (shownNames.includes(field) && isHouseName(value)) return { key: 'validation.reserved' }
  const isOwn = [values.username, values.mobileNum].some(
    (own) => own && normaliseField(own).toLowerCase() === value.toLowerCase(),
  )
  if (field === 'password' && (isOwn || isCommon(value))) return { key: 'validation.commonPassword' }
  if (field === 'paymentPassword' && value && isWeakPaymentPassword(value, knownOf(values)))
    return { key: 'validation.paymentPasswordWeak' }
  const dialingCode = values.countryDialingCode || countries[0]?.countryDialingCode || ''
  if (field === 'mobileNum' && value && !isMobileNumber(internationalNumber(dialingCode, value)))
    return { key: 'validation.mobileUnknown' }
  return undefined
}

const knownOf = ({ birthday, mobileNum }: RegistrationValues) => ({
  birthday: birthday && isoDay(normaliseField(birthday)),
  mobile: mobileNum,
})
