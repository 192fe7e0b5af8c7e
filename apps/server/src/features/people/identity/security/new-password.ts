import { checkField, normaliseField, type RegistrationRule } from '@fairground/contract'
import { isCommonPassword } from '../../../../lib/common-passwords.ts'
import { type Refused, refuse, refuseField } from '../../../../lib/outcome.ts'

interface NewPassword {
  account: string
  oldPassword: string | undefined
  newPassword: string
  /** Absent where the page alone compares. */
  confirmNewPassword?: string
}

/** Violation of the registration's password rule, which also applies to changes. */
export function newPasswordRefusal(rule: RegistrationRule, fields: NewPassword): Refused | undefined {
  const password = normaliseField(fields.newPassword)
  const breach = checkField({ ...rule, required: true }, password)
  if (breach) return refuse('VALIDATION', { value: { errors: [{ field: 'newPassword', ...breach }] } })
  if (password.toLowerCase() === fields.account.toLowerCase() || isCommonPassword(password))
    return refuseField('newPassword', 'validation.commonPassword')
  if (fields.oldPassword !== undefined && password === normaliseField(fields.oldPassword))
    return refuseField('newPassword', 'validation.passwordSame')
  if (fields.confirmNewPassword !== undefined && password !== normaliseField(fields.confirmNewPassword))
    return refuseField('confirmNewPassword', 'validation.passwordConfirm')
  return undefined
}
