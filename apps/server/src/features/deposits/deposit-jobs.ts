import type { Jobs } from '../../lib/jobs.ts'
import { expireDeposits } from './expire-deposits.ts'

export const depositJobs: Jobs = {
  'expire-deposits': async (context) => {
    const expiredCount = await expireDeposits(context)
    if (expiredCount > 0) context.log.info({ expiredCount }, 'deposits expired')
  },
}
