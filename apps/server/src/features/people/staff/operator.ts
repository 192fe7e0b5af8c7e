import type { StaffRole } from '@fairground/contract'

/** One of the operator's staff, as stored. */
export interface Operator {
  staffId: string
  username: string
  displayName: string
  role: StaffRole
  status: 'active' | 'disabled'
  passwordHash: string
  mustChangePassword: boolean
  /** When a password that somebody else made up ends to work; null for one of the operator's own. */
  passwordUntil: Date | null
  totpSecretSealed: string | null
  totpPendingSealed: string | null
  totpStepLast: number
  /** Who held the keys of the account last, and when; null once a third person has vouched for it. */
  inHand: { staffId: string; at: Date } | null
}

const inHandMs = 30 * 86_400_000

/** The person who controls the account; undefined for an independent one. */
export const handOf = ({ inHand }: Pick<Operator, 'inHand'>, now: Date): string | undefined =>
  inHand && now.getTime() - inHand.at.getTime() < inHandMs ? inHand.staffId : undefined

/** Where a second factor is required nobody works without one. */
export const mustEnrol = (operator: Operator, isRequired: boolean): boolean => isRequired && !operator.totpSecretSealed

/** Whether the password may open the console now. */
export const isPasswordGood = ({ passwordUntil }: Operator, now: Date): boolean => !passwordUntil || now < passwordUntil

type Duty = 'PASSWORD_CHANGE_REQUIRED' | 'SECOND_FACTOR_REQUIRED'

/** Required step before any other call works; undefined for none. */
export function dutyOf(operator: Operator, isSecondFactorRequired: boolean): Duty | undefined {
  if (operator.mustChangePassword) return 'PASSWORD_CHANGE_REQUIRED'
  return mustEnrol(operator, isSecondFactorRequired) ? 'SECOND_FACTOR_REQUIRED' : undefined
}
