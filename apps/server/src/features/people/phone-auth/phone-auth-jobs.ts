import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import type { Jobs } from '../../../lib/jobs.ts'
import { removeTokensBefore } from './phone-token-store.ts'

export const phoneAuthJobs: Jobs = {
  'remove-expired-phone-tokens': ({ db, clock }: AppContext) =>
    transact(db, (tx) => removeTokensBefore(tx, clock.now())),
}
