import type { Jobs } from '../../../lib/jobs.ts'
import { recalculateVip } from './recalculate-vip.ts'

export const vipJobs: Jobs = { 'recalculate-vip': recalculateVip }
