import { randomUUID } from 'node:crypto'
import { VendorJackpotMoved } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { bookPoolMove, seedPool } from '../../money/wallet/index.ts'
import { findWish, reopenWish, type Wish } from '../../site/wishes/index.ts'
import { postToVendor } from '../catalogue/index.ts'
import { fetchPools, forgetPools, isSamePool } from './fetch-pools.ts'
import { fromOf, MovePayload, toOf } from './jackpot-move-kind.ts'
import { type MovedMinor, saveMoved, saveRefused, saveTried } from './jackpot-move-store.ts'

type MoveWish = Wish<MovePayload>

/**
 * Has the vendor empty the pool of a move that two people agreed to. The books follow by the same move's id, so that whoever
 * comes again, after a crash or at once, moves nothing twice. When the vendor does not answer, it is asked again later.
 */
export async function moveJackpot(context: AppContext, moveId: string): Promise<void> {
  const triedAt = context.clock.now()
  if (!(await transact(context.db, (tx) => saveTried(tx, moveId, triedAt)))) return
  const found = await findWish(context.db, moveId)
  if (!found) throw new Error(`jackpot move ${moveId} has no wish`)
  const wish = { ...found, payload: MovePayload.parse(found.payload) }
  const told = await askVendor(context, wish)
  if (told === 'unknown') return
  if (told === 'refused') await waitAgain(context, wish, triedAt)
  else await book(context, wish, told)
  forgetPools(context)
}

async function askVendor(
  context: AppContext,
  { id: moveId, payload: { vendorId, currency, from, to } }: MoveWish,
): Promise<MovedMinor | 'refused' | 'unknown'> {
  const body = { requestId: randomUUID(), moveId, currency, from, to }
  try {
    const { status, answer } = await postToVendor(context, { vendorId, method: 'POST', path: '/jackpots/move', body })
    const told = VendorJackpotMoved.safeParse(answer)
    if (!told.success) return status >= 500 ? 'unknown' : 'refused'
    const { base, increment, reserve } = told.data.moved
    return { baseMinor: BigInt(base), incrementMinor: BigInt(increment), reserveMinor: BigInt(reserve) }
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    return 'unknown'
  }
}

/** The vendor said no: nothing moved. */
const waitAgain = ({ db }: AppContext, { id: moveId, payload }: MoveWish, triedAt: Date): Promise<void> =>
  transact(db, async (tx) => {
    if (!(await saveRefused(tx, moveId, triedAt))) return
    await reopenWish(tx, moveId)
    const actor = { kind: 'vendor', id: payload.vendorId } as const
    const detail = { wishId: moveId, ...fromOf(payload), to: payload.to }
    await recordAudit(tx, { actor, action: 'jackpot.move-refused', subject: payload.from.jackpotId, detail })
  })

/** What the vendor moved is booked, with the record of it, once. */
async function book(context: AppContext, wish: MoveWish, moved: MovedMinor): Promise<void> {
  const { id: moveId, payload, reason } = wish
  const [from, to] = [fromOf(payload), toOf(payload)]
  forgetPools(context)
  const source = (await fetchPools(context)).find((pool) => isSamePool(pool, from))
  await transact(context.db, async (tx) => {
    if (!(await saveMoved(tx, moveId, moved, context.clock.now()))) return
    // A pool that nobody has looked at yet: its first seed is booked before it leaves.
    if (source?.cycle === 1) await seedPool(tx, from, moved.baseMinor)
    await bookPoolMove(tx, { moveId, from, to, ...moved })
    const amounts = Object.fromEntries(Object.entries(moved).map(([name, minor]) => [name, String(minor)]))
    const detail = { wishId: moveId, ...from, to: payload.to, ...amounts, reason }
    const actor = { kind: 'staff', id: wish.decidedBy ?? wish.askedBy } as const
    await recordAudit(tx, { actor, action: 'jackpot.moved', subject: from.jackpotId, detail })
  })
}
