import type { Jobs } from '../../lib/jobs.ts'
import { checkBooks } from './check-books.ts'

export const integrityJobs: Jobs = {
  'check-books': checkBooks,
}
