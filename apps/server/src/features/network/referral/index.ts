export { referralKind } from './referral-kind.ts'

import type { Jobs } from '../../../lib/jobs.ts'
import { payReferrals } from './pay-referrals.ts'

export { referralRoutes, staffReferralRoutes } from './referral-routes.ts'

export const referralJobs: Jobs = { 'pay-referrals': payReferrals }
