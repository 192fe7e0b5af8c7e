export { addLoginMetrics } from './add-login-metrics.ts'
export { admitMember } from './admit-member.ts'
export { openBankName, sealBankName } from './bank-name.ts'
export { findContacts, noticeOfChange, openContacts, sealContact } from './contacts.ts'
export { saveInitialPassword } from './credentials-store.ts'
export { endDeviceOf } from './end-devices.ts'
export { endSessions } from './end-sessions.ts'
export { enter } from './enter.ts'
export { identityJobs } from './identity-jobs.ts'
export { identityRoutes } from './identity-routes.ts'
export { loginTries } from './login-tries.ts'
export { openBareSession } from './open-bare-session.ts'
export { passkeyRoutes } from './passkey-routes.ts'
export { findPayoutPause, lockPayoutPause, pausePayouts } from './payout-pause.ts'
export { proveOwner } from './prove-owner.ts'
export { provePassword } from './prove-password.ts'
export { readDevices, readLogins, readSecurity } from './read-security.ts'
export { recoveryRoutes } from './recovery-routes.ts'
export { hasSecondStep, removeSecondStep } from './remove-second-step.ts'
export {
  findCaller,
  isSessionLive,
  requireAgent,
  requireAnySession,
  requireMember,
  requireSession,
} from './require-session.ts'
export { identitySealed } from './sealed-columns.ts'
export { secondStepRoutes } from './second-step-routes.ts'
export { securityRoutes } from './security-routes.ts'
export type { MemberSession } from './session.ts'
export { staffLoginRoutes } from './staff-login-routes.ts'
export { isTermsDue, requireAgreed } from './terms-due.ts'
