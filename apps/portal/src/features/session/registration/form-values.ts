import type { RegisterMode } from '@fairground/contract/registration'
import { type RegistrationField, registrationFields } from '@fairground/contract/registration-fields'

export type FormField = RegistrationField | 'confirm' | 'countryDialingCode' | 'verificationCode'
export type FormValues = Record<FormField, string> & { accepts: boolean }

const texts = Object.fromEntries(
  [...registrationFields, 'confirm', 'countryDialingCode', 'verificationCode'].map((field) => [field, '']),
) as Record<FormField, string>

/** A form nobody has typed in. */
export const emptyForm = (dialingCode: string): FormValues => ({
  ...texts,
  countryDialingCode: dialingCode,
  accepts: false,
})

/** The number comes first where it is the account. */
export const inOrder = (shown: readonly RegistrationField[], mode: RegisterMode): readonly RegistrationField[] =>
  mode === 'registerMobile' ? ['mobileNum', ...shown.filter((field) => field !== 'mobileNum')] : shown

/** Fields as they are sent: given ones only, composed and without blanks around; the code of the number as it was typed. */
export function sentFields(
  values: FormValues,
  shown: readonly RegistrationField[],
  hasCode: boolean,
): Partial<Record<FormField, string>> {
  const given = shown.flatMap((field) => {
    const value = values[field].normalize('NFC').trim()
    return value === '' ? [] : [[field, value] as const]
  })
  const dialingCode = shown.includes('mobileNum') ? { countryDialingCode: values.countryDialingCode } : {}
  const code = hasCode ? { verificationCode: values.verificationCode } : {}
  return { ...Object.fromEntries(given), ...dialingCode, ...code }
}
