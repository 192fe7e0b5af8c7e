import type { Jobs } from '../../../lib/jobs.ts'
import { payCashBacks } from './pay-cash-backs.ts'
import { payUnclaimedRebates } from './pay-unclaimed-rebates.ts'

export const rebateJobs: Jobs = {
  'pay-cash-back': payCashBacks,
  'pay-unclaimed-rebates': payUnclaimedRebates,
}
