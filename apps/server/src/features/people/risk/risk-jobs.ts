import type { Jobs } from '../../../lib/jobs.ts'
import { watchRisk } from './watch-risk.ts'

export const riskJobs: Jobs = { 'watch-risk': watchRisk }
