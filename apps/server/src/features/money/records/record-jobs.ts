import type { Jobs } from '../../../lib/jobs.ts'
import { countBets } from './count-bets.ts'

export const recordJobs: Jobs = {
  'count-bets': countBets,
}
