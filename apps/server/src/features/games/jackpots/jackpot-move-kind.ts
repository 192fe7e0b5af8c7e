import * as z from 'zod'
import { enqueue } from '../../../lib/jobs.ts'
import { ok, refuse } from '../../../lib/outcome.ts'
import type { PoolName } from '../../money/wallet/index.ts'
import { amountFact, defineKind, keyFact, textFact } from '../../site/wishes/index.ts'
import { fetchPools, isSamePool } from './fetch-pools.ts'
import { addOrder, findMove, isWinHeld } from './jackpot-move-store.ts'

const Place = z.object({ jackpotId: z.string(), tier: z.string() })
export const MovePayload = z.object({ vendorId: z.string(), currency: z.string(), from: Place, to: Place })
export type MovePayload = z.infer<typeof MovePayload>

export const fromOf = ({ vendorId, currency, from }: MovePayload): PoolName => ({ vendorId, currency, ...from })
export const toOf = ({ vendorId, currency, to }: MovePayload): PoolName => ({ vendorId, currency, ...to })
export const placeOf = ({ vendorId, jackpotId, tier, currency }: PoolName): string =>
  [vendorId, jackpotId, tier, currency].join(':')

/**
 * All money of a paused pool goes to another one. After the yes the vendor is asked until it answers; when it says no, nothing
 * has moved and the wish waits again.
 */
export const jackpotMoveKind = defineKind({
  kind: 'jackpot-move',
  asks: 'vendors.manage',
  decides: 'vendors.manage',
  payload: MovePayload,
  actionOf: () => 'jackpot.move-',
  detailOf: (payload) => ({ ...fromOf(payload), to: payload.to }),
  describe: async (reader, { id, payload, state }, app) => {
    const { vendorId, currency, from, to } = payload
    const amount = (name: string, minor: bigint) => amountFact(name, minor, currency)
    const move = await findMove(reader, id)
    const pool = state === 'asked' ? (await fetchPools(app)).find((one) => isSamePool(one, fromOf(payload))) : undefined
    return [
      textFact('fromPool', `${from.jackpotId} · ${from.tier}`),
      textFact('toPool', `${to.jackpotId} · ${to.tier}`),
      textFact('vendor', vendorId),
      ...(pool
        ? [
            amount('poolMeter', BigInt(pool.meter)),
            amount('poolOverflow', BigInt(pool.overflow)),
            amount('poolReserve', BigInt(pool.reserve)),
          ]
        : []),
      ...(move?.moved
        ? [
            amount('movedMeter', move.moved.baseMinor + move.moved.incrementMinor),
            amount('movedReserve', move.moved.reserveMinor),
          ]
        : []),
      ...(move && !move.moved ? [keyFact('vendorAnswer', `wishes.vendorAnswer.${move.step}`)] : []),
    ]
  },
  apply: async (tx, { id, payload }) => {
    if (await isWinHeld(tx, fromOf(payload))) return refuse('STATE_CONFLICT')
    if (!(await addOrder(tx, id, fromOf(payload)))) return refuse('STATE_CONFLICT')
    await enqueue(tx, 'move-jackpot', { moveId: id }, { jobKey: `move-jackpot:${id}` })
    return ok(null)
  },
})
