import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { closeAsReceived } from './dispute.ts'
import { getOpenDispute, listForced } from './dispute-store.ts'
import { saveEnd } from './end-dispute.ts'
import { lockWithdrawal } from './withdrawal-store.ts'

const batchCountMax = 200
const actor = { kind: 'system', id: 'force-disputes', name: 'system' } as const

/** Closes as received what was announced and not spoken against in time, each in its own transaction. @returns how many */
export async function forceDisputes({ db, clock }: AppContext): Promise<number> {
  let count = 0
  for (const id of await listForced(db, clock.now(), batchCountMax)) {
    const isForced = await transact(db, async (tx) => {
      const withdrawal = await lockWithdrawal(tx, id)
      // Whoever spoke or decided meanwhile has changed it, and it stays as it is.
      if (withdrawal?.state !== 'disputed') return false
      const at = clock.now()
      const closed = closeAsReceived({ withdrawal, dispute: await getOpenDispute(tx, id) }, 'forced', at)
      if (closed.ok) await saveEnd(tx, closed.value, { actor, at })
      return closed.ok
    })
    if (isForced) count += 1
  }
  return count
}
