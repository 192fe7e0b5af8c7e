import type { AppContext } from '../../../context.ts'
import { nonceLifeMs, uselessBefore } from './encryption-key.ts'

/** Forgets keys that open nothing any more, and nonces of bodies that are too old by themselves. */
export async function removeExpiredEncryption({ db, clock }: AppContext): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('encryption_keys').where('created_at', '<', uselessBefore(now)).execute()
  await db
    .deleteFrom('encryption_nonces')
    .where('used_at', '<', new Date(now.getTime() - nonceLifeMs))
    .execute()
}
