import type { BrokenRow } from '@fairground/contract'
import { Gauge } from 'prom-client'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { newId } from '../../../lib/ids.ts'
import { listBrokenSums, listBrokenTeams } from '../records/index.ts'
import { listBrokenBooks } from '../wallet/index.ts'
import { afterCheck, type Freeze } from './freeze.ts'
import { listAccepted, lockOpenFreeze, saveFreeze } from './freeze-store.ts'
import { verifyChains } from './verify-chains.ts'

const brokenRows = new Gauge({
  name: 'fairground_broken_books',
  help: 'Rows that the last check of the books found other than they must be',
})

const actor = { kind: 'system', id: 'check-books' } as const

/** Recomputes the books from their entries, follows the chains, and stops all payouts when something is not as it must be. */
export async function checkBooks(context: AppContext): Promise<void> {
  const found = await findBroken(context)
  brokenRows.set(found.length)
  const freeze = await remember(context, found)
  const [first] = found
  if (first) context.log.error({ count: found.length, first, freezeId: freeze?.freezeId }, 'the books are broken')
  else context.log.info('the books are sound')
}

/** Every row of the ledger that breaks a rule, every sum of bets and of teams that is not right, and every row of ledger and audit log that is not what it was. */
export const findBroken = async (context: Pick<AppContext, 'db' | 'secrets'>): Promise<BrokenRow[]> => [
  ...(await listBrokenBooks(context.db)),
  ...(await listBrokenSums(context.db)),
  ...(await listBrokenTeams(context.db)),
  ...(await verifyChains(context)),
]

const remember = ({ db, clock }: AppContext, found: readonly BrokenRow[]): Promise<Freeze | undefined> =>
  transact(db, async (tx) => {
    const freeze = await lockOpenFreeze(tx)
    const accepted = freeze ? [] : await listAccepted(tx)
    const after = afterCheck({ freeze, found, accepted, newId: newId('frz'), now: clock.now() })
    if (!after) return undefined
    await saveFreeze(tx, after)
    if (!freeze) {
      const detail = { findings: after.findingsCount, firstFinding: Object.values(after.findings[0] ?? {}).join(' · ') }
      await recordAudit(tx, { actor, action: 'payouts.frozen', subject: after.freezeId, detail })
    }
    return after
  })
