import type { Jobs } from '../../../lib/jobs.ts'
import { removeExpiredChallenges } from './remove-expired-challenges.ts'

export const challengeJobs: Jobs = { 'remove-expired-challenges': removeExpiredChallenges }
