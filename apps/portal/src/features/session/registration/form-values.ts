import { type RegistrationField, registrationFields } from '@fairground/contract/registration-fields'

export type FormField = RegistrationField | 'confirm' | 'countryDialingCode'
export type FormValues = Record<FormField, string> & { accepts: boolean }

const texts = Object.fromEntries(
  [...registrationFields, 'confirm', 'countryDialingCode'].map((field) => [field, '']),
) as Record<FormField, string>

/** A form nobody has typed in. */
export const emptyForm = (dialingCode: string): FormValues => ({
  ...texts,
  countryDialingCode: dialingCode,
  accepts: false,
})

/** Fields as they are sent: given ones only, composed and without blanks around. */
export function sentFields(
  values: FormValues,
  shown: readonly RegistrationField[],
): Partial<Record<FormField, string>> {
  const given = shown.flatMap((field) => {
    const value = values[field].normalize('NFC').trim()
    return value === '' ? [] : [[field, value] as const]
  })
  const dialingCode = shown.includes('mobileNum') ? { countryDialingCode: values.countryDialingCode } : {}
  return { ...Object.fromEntries(given), ...dialingCode }
}
