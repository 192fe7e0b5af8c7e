import type { StaffMe } from '@fairground/contract'

export type Duty = 'password' | 'authenticator'

/** What has to be set up before anything else works; undefined when nothing. */
export function dutyOf(me: Pick<StaffMe, 'mustChangePassword' | 'mustEnrolSecondFactor'>): Duty | undefined {
  if (me.mustChangePassword) return 'password'
  return me.mustEnrolSecondFactor ? 'authenticator' : undefined
}
