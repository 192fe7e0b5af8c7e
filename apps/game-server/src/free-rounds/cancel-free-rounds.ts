import type { VendorFreeRoundsAnswer } from '@fairground/contract/psw'
import { transact } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { lockFreeRounds, saveCancelled } from './free-rounds-store.ts'

/** Takes back what is left of a grant; rounds that were played stay. Again: the first outcome. */
export function cancelFreeRounds(context: AppContext, freeRoundsId: string): Promise<VendorFreeRoundsAnswer> {
  return transact(context.db, async (tx) => {
    const grant = await lockFreeRounds(tx, freeRoundsId)
    if (!grant) return { code: 'GRANT_NOT_FOUND', remaining: 0 }
    if (grant.cancelled_count !== null) return { code: 'OK', remaining: grant.cancelled_count, replayed: true }
    if (grant.remaining === 0) return { code: 'NOTHING_LEFT', remaining: 0 }
    await saveCancelled(tx, freeRoundsId, grant.remaining, context.clock.now())
    return { code: 'OK', remaining: grant.remaining }
  })
}
