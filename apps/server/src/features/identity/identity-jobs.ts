import type { Jobs } from '../../lib/jobs.ts'
import { removeExpiredSessions } from './remove-expired-sessions.ts'
import { removeTrialAccounts } from './remove-trial-accounts.ts'

export const identityJobs: Jobs = {
  'remove-expired-sessions': removeExpiredSessions,
  'remove-trial-accounts': removeTrialAccounts,
}
