import type { StaffMe } from '@fairground/contract'
import { formatAmount } from '@fairground/money'
import type { Config } from '../../../config/config.ts'
import { mustEnrol, type Operator } from './operator.ts'
import { permissionsOf } from './staff-policy.ts'

type Settings = Pick<Config, 'profile' | 'demoPeople' | 'fourEyesAboveMinor' | 'currency' | 'timeZone'>

/** `isSecondFactorRequired`: here, of everybody. */
export function staffMe(operator: Operator, settings: Settings, isSecondFactorRequired: boolean): StaffMe {
  const isSandbox = settings.profile === 'sandbox'
  return {
    staffId: operator.staffId,
    username: operator.username,
    displayName: operator.displayName,
    role: operator.role,
    permissions: [...permissionsOf[operator.role]],
    hasSecondFactor: Boolean(operator.totpSecretSealed),
    mustChangePassword: operator.mustChangePassword,
    mustEnrolSecondFactor: mustEnrol(operator, isSecondFactorRequired),
    sandbox: isSandbox,
    demoPeople: settings.demoPeople,
    timeZone: settings.timeZone,
    currency: settings.currency,
    fourEyesAbove: formatAmount(settings.fourEyesAboveMinor, settings.currency),
  }
}
