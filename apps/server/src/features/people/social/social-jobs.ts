import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import type { Jobs } from '../../../lib/jobs.ts'
import { removeExpired } from './social-store.ts'

export const socialJobs: Jobs = {
  'remove-expired-social': ({ db, clock }: AppContext) => transact(db, (tx) => removeExpired(tx, clock.now())),
}
