import type { Jobs } from '../../../lib/jobs.ts'
import { expireDeposits } from './expire-deposits.ts'
import { pollGateway } from './poll-gateway.ts'

export const depositJobs: Jobs = {
  'expire-deposits': async (context) => {
    const expiredCount = await expireDeposits(context)
    if (expiredCount > 0) context.log.info({ expiredCount }, 'deposits expired')
  },
  'poll-gateway': async (context) => {
    const decidedCount = await pollGateway(context)
    if (decidedCount > 0) context.log.info({ decidedCount }, 'deposits decided by asking the gateway')
  },
}
