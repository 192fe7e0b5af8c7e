import type { AppContext } from '../../../context.ts'
import { type Db, transact } from '../../../db/db.ts'
import { readPolicy } from '../policy/index.ts'
import { findPlayLimits, lockPlayLimits, savePlayLimits } from './limit-store.ts'

/**
 * Gives a player who chose no reality check that of the site's rules, before he plays. What he chose stays, but for none
 * where the rules want one.
 */
export async function ensureRealityCheck(
  { clock, config, db }: Pick<AppContext, 'clock' | 'config'> & { db: Db },
  memberId: string,
): Promise<void> {
  const { realityDefaultMinutes, realityMayBeOff } = await readPolicy({ clock, config }, db)
  if (realityDefaultMinutes === null) return
  const limits = await findPlayLimits(db, memberId)
  if (limits?.reality_check_ms || (realityMayBeOff && limits?.reality_declined_at)) return
  await transact(db, async (tx) => {
    const held = await lockPlayLimits(tx, memberId)
    if (!held.reality_check_ms) await savePlayLimits(tx, memberId, { reality_check_ms: realityDefaultMinutes * 60_000 })
  })
}
