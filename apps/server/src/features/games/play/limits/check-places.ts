import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import { isKeptOut } from '../../../site/site/index.ts'
import { listPlaces, saveKeptOut } from '../launch/game-session-store.ts'

/**
 * Looks again at where the games that are open were opened from: an operator may have closed a country meanwhile, or
 * opened it. From a closed one no bet is taken; rounds under way are still settled.
 */
export async function checkPlaces(context: AppContext): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const [gone, back]: [string[], string[]] = [[], []]
  for (const { ip, isIn, isOut } of await listPlaces(db, now)) {
    if (ip === null) continue
    const isOutNow = await isKeptOut(context, ip)
    if (isOutNow && isIn) gone.push(ip)
    if (!isOutNow && isOut) back.push(ip)
  }
  if (gone.length + back.length === 0) return
  await transact(db, async (tx) => {
    if (gone.length > 0) await saveKeptOut(tx, gone, now, now)
    if (back.length > 0) await saveKeptOut(tx, back, now, null)
    const actor = { kind: 'system', id: 'check-places' } as const
    const detail = { closed: gone.length, opened: back.length }
    await recordAudit(tx, { actor, action: 'play.places-checked', subject: 'site', detail })
  })
}
