import { type Outcome, refuse, refuseField } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import { askWish, type Caller, type Wish } from '../../site/wishes/index.ts'
import { fetchPools, forgetPools, isSamePool, type KnownPool } from './fetch-pools.ts'
import { fromOf, jackpotMoveKind, type MovePayload, placeOf, toOf } from './jackpot-move-kind.ts'
import { isOrdered } from './jackpot-move-store.ts'

/**
 * Asks for all money of a paused pool to go to another. Refusals: NOT_FOUND, STATE_CONFLICT while the pool plays, was moved,
 * or a move of it waits; VALIDATION of `to`.
 */
export async function askMove(caller: Caller, payload: MovePayload, reason: string): Promise<Outcome<Wish>> {
  const { app } = caller.call
  forgetPools(app)
  const pools = await fetchPools(app)
  const [source, target] = [fromOf(payload), toOf(payload)].map((name) => pools.find((pool) => isSamePool(pool, name)))
  if (!source) return refuse('NOT_FOUND')
  if (!source.isPaused || source.isClosed) return refuse('STATE_CONFLICT')
  if (!target || source === target || !takesMoney(target)) return refuseField('to', 'validation.notKnown')
  return transactWhole(app.db, async (tx) => {
    const from = fromOf(payload)
    const asked = { subject: from.jackpotId, payload, weight: 'always', reason, place: placeOf(from) } as const
    const wish = await askWish(tx, caller, jackpotMoveKind, asked)
    // Looked for after the place was taken, so that a move that is agreed to at this moment is seen.
    return wish.ok && (await isOrdered(tx, from)) ? refuse('STATE_CONFLICT') : wish
  })
}

/** A pool with a bound promises to be won before it is greater; one that was closed is never won. */
const takesMoney = ({ kind, isClosed }: KnownPool): boolean => kind === 'progressive' && isClosed !== true
