import { transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { newId } from '../../lib/ids.ts'
import { type Outcome, ok, refuse, refuseField } from '../../lib/outcome.ts'
import type { StaffSession } from '../staff/index.ts'
import type { PoolName } from '../wallet/index.ts'
import { fetchPools, forgetPools, type KnownPool } from './fetch-pools.ts'
import { addMove } from './jackpot-move-store.ts'

interface Asked {
  vendorId: string
  jackpotId: string
  tier: string
  currency: string
  to: { jackpotId: string; tier: string }
  reason: string
}

/**
 * Asks for all money of a paused pool to go to another. Refusals: NOT_FOUND, STATE_CONFLICT while the pool plays, was moved,
 * or a move of it waits; VALIDATION of `to`.
 */
export async function askMove(call: Call, staff: StaffSession, asked: Asked): Promise<Outcome<null>> {
  const { app, ip, requestId } = call
  const { vendorId, currency, reason } = asked
  const from: PoolName = { vendorId, currency, jackpotId: asked.jackpotId, tier: asked.tier }
  const to: PoolName = { vendorId, currency, ...asked.to }
  forgetPools(app)
  const pools = await fetchPools(app)
  const [source, target] = [from, to].map((name) => pools.find((pool) => isSamePool(pool, name)))
  if (!source) return refuse('NOT_FOUND')
  if (!source.isPaused || source.isClosed) return refuse('STATE_CONFLICT')
  if (!target || source === target || !takesMoney(target)) return refuseField('to', 'validation.notKnown')
  const askedAt = app.clock.now()
  return transact(app.db, async (tx) => {
    const id = newId('jmv')
    if (!(await addMove(tx, { id, from, to, reason, askedBy: staff.staffId, askedAt }))) return refuse('STATE_CONFLICT')
    const actor = { kind: 'staff', id: staff.staffId } as const
    const { meter, overflow, reserve } = source
    const detail = { ...from, to: asked.to, meter, overflow, reserve, reason, moveId: id }
    await recordAudit(tx, { actor, action: 'jackpot.move-asked', subject: from.jackpotId, detail, ip, requestId })
    return ok(null)
  })
}

export const isSamePool = (one: PoolName, other: PoolName): boolean =>
  one.vendorId === other.vendorId &&
  one.jackpotId === other.jackpotId &&
  one.tier === other.tier &&
  one.currency === other.currency

/** A pool with a bound promises to be won before it is greater; one that was closed is never won. */
const takesMoney = ({ kind, isClosed }: KnownPool): boolean => kind === 'progressive' && isClosed !== true
