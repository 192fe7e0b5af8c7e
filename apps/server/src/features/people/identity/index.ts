export { addLoginMetrics } from './login/add-login-metrics.ts'
export { admitMember } from './login/admit-member.ts'
export { saveInitialPassword } from './login/credentials-store.ts'
export { enter } from './login/enter.ts'
export { identityJobs } from './login/identity-jobs.ts'
export { identityRoutes } from './login/identity-routes.ts'
export { loginTries } from './login/login-tries.ts'
export { staffLoginRoutes } from './login/staff-login-routes.ts'
export { isTermsDue, requireAgreed } from './login/terms-due.ts'
export { openBankName, sealBankName } from './recovery/bank-name.ts'
export { recoveryRoutes } from './recovery/recovery-routes.ts'
export { identitySealed } from './sealed-columns.ts'
export { passkeyRoutes } from './second-step/passkey-routes.ts'
export { hasSecondStep, removeSecondStep } from './second-step/remove-second-step.ts'
export { secondStepRoutes } from './second-step/second-step-routes.ts'
export { deviceHash } from './second-step/trust-device.ts'
export { findContacts, noticeOfChange, openContacts, sealContact } from './security/contacts.ts'
export { findPayoutPause, lockPayoutPause, pausePayouts } from './security/payout-pause.ts'
export { proveOwner } from './security/prove-owner.ts'
export { provePassword } from './security/prove-password.ts'
export { readDevices, readLogins, readSecurity } from './security/read-security.ts'
export { securityRoutes } from './security/security-routes.ts'
export { endDeviceOf, endEntered } from './sessions/end-devices.ts'
export { endSessions } from './sessions/end-sessions.ts'
export { openBareSession } from './sessions/open-bare-session.ts'
export {
  findCaller,
  isSessionLive,
  requireAgent,
  requireAnySession,
  requireMember,
  requireSession,
} from './sessions/require-session.ts'
export type { MemberSession } from './sessions/session.ts'
