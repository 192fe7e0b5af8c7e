import type { Jobs } from '../../../lib/jobs.ts'
import { pollProvider } from './poll-provider.ts'

export const kycJobs: Jobs = { 'poll-identity-provider': pollProvider }
