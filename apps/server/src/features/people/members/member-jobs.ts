import type { Jobs } from '../../../lib/jobs.ts'
import { indexSealedDetails } from './care/index-sealed-details.ts'

export const memberJobs: Jobs = { 'index-sealed-details': indexSealedDetails }
