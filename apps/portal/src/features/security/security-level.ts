import type { SecurityState } from '@fairground/contract'

export type SecurityLevel = 'low' | 'medium' | 'high'

type Guards = Pick<
  SecurityState,
  'passwordChangedAt' | 'isPasswordExpired' | 'hasPaymentPassword' | 'hasAuthenticator' | 'passkeyCount' | 'deviceCount'
>

const points = { password: 40, paymentPassword: 20, secondStep: 30, oneDevice: 10 }

/** Whether a password alone opens nothing. */
export const hasSecondStep = ({ hasAuthenticator, passkeyCount }: Pick<Guards, 'hasAuthenticator' | 'passkeyCount'>) =>
  hasAuthenticator || passkeyCount > 0

/** How well the account is guarded, 0 to 100, by what its owner can do about it. */
export function securityPercent(guards: Guards): number {
  const hasFreshPassword = guards.passwordChangedAt !== undefined && !guards.isPasswordExpired
  return (
    (hasFreshPassword ? points.password : 0) +
    (guards.hasPaymentPassword ? points.paymentPassword : 0) +
    (hasSecondStep(guards) ? points.secondStep : 0) +
    (guards.deviceCount <= 1 ? points.oneDevice : 0)
  )
}

export function levelOf(percent: number): SecurityLevel {
  if (percent >= points.password + points.secondStep) return 'high'
  return percent >= points.password ? 'medium' : 'low'
}
