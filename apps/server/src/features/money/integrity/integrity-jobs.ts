import type { Jobs } from '../../../lib/jobs.ts'
import { checkBooks } from './check-books.ts'
import { checkPools } from './check-pools.ts'
import { extendChains } from './extend-chains.ts'

export const integrityJobs: Jobs = {
  'check-books': checkBooks,
  'check-pools': checkPools,
  'extend-chains': extendChains,
}
