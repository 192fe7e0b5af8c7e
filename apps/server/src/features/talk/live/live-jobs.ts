import type { Jobs } from '../../../lib/jobs.ts'
import { removeExpiredTickets } from './remove-expired-tickets.ts'

export const liveJobs: Jobs = { 'remove-expired-tickets': removeExpiredTickets }
