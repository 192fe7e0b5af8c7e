import type { Jobs } from '../../../lib/jobs.ts'
import { payPoints } from './pay-points.ts'

export const pointsJobs: Jobs = {
  'pay-agent-points': async (context) => {
    await payPoints(context)
  },
}
