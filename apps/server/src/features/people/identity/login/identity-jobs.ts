import type { Jobs } from '../../../../lib/jobs.ts'
import { mailResetLink } from '../recovery/mail-reset-link.ts'
import { removeExpiredSessions } from '../sessions/remove-expired-sessions.ts'
import { removeTrialAccounts } from './remove-trial-accounts.ts'
import { watchLogins } from './watch-logins.ts'

export const identityJobs: Jobs = {
  'remove-expired-sessions': removeExpiredSessions,
  'mail-reset-link': mailResetLink,
  'remove-trial-accounts': removeTrialAccounts,
  'watch-logins': watchLogins,
}
