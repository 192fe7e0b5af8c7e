import type { Jobs } from '../../../lib/jobs.ts'
import { removeExpiredEncryption } from './remove-expired-encryption.ts'

export const encryptionJobs: Jobs = { 'remove-expired-encryption': removeExpiredEncryption }
