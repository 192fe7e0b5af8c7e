import type { Jobs } from '../../../lib/jobs.ts'
import { remindOfLimits } from './remind-of-limits.ts'

export const protectionJobs: Jobs = { 'remind-of-limits': remindOfLimits }
