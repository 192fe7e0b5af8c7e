import { checkField, type FieldError, normaliseField, type RegistrationRule } from '@fairground/contract'

/** What the form sends of the fields that a rule governs. */
export type RegistrationForm = Partial<Record<string, string>>

type IsCommon = (password: string) => boolean

/** Names that look like the operator's own, or that the house needs. */
const reserved =
  /^(?:admin|administrator|root|system|support|staff|operator|official|fairground|house|trial|closed|guest|player|member|agent|master|owner|service|cashier|bot)[0-9]*$/i

/** Every field that breaks its rule. A field whose rule is off is not looked at. */
export function checkRegistration(
  form: RegistrationForm,
  rules: Record<string, RegistrationRule>,
  isCommon: IsCommon,
): FieldError[] {
  return Object.entries(rules).flatMap(([field, rule]): FieldError[] => {
    if (!rule.enabled) return []
    const value = normaliseField(form[field] ?? '')
    const breach = checkField(rule, value) ?? extraBreach(field, value, form, isCommon)
    return breach ? [{ field, ...breach }] : []
  })
}

function extraBreach(field: string, value: string, form: RegistrationForm, isCommon: IsCommon) {
  if (field === 'username' && reserved.test(value)) return { key: 'validation.reserved' }
  const isName = value.toLowerCase() === normaliseField(form.username ?? '').toLowerCase()
  if (field === 'password' && (isName || isCommon(value))) return { key: 'validation.commonPassword' }
  return undefined
}
