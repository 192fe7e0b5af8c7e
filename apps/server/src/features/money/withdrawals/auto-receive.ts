import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { receivePayout } from './receive-payout.ts'
import { listSilent } from './withdrawal-history-store.ts'
import { lockWithdrawal } from './withdrawal-store.ts'

const batchCountMax = 200
const actor = { kind: 'system', id: 'auto-receive', name: 'system' } as const

/** Payouts that nobody spoke of in time count as received, each in its own transaction. @returns how many */
export async function autoReceive({ db, clock }: AppContext): Promise<number> {
  let count = 0
  for (const id of await listSilent(db, clock.now(), batchCountMax)) {
    const isReceived = await transact(db, async (tx) => {
      const withdrawal = await lockWithdrawal(tx, id)
      if (!withdrawal) throw new Error(`withdrawal ${id} does not exist`)
      // Whoever spoke meanwhile has changed its state, and it stays as it is.
      return (await receivePayout(tx, withdrawal, { receipt: 'auto_received', actor, at: clock.now() })).ok
    })
    if (isReceived) count += 1
  }
  return count
}
