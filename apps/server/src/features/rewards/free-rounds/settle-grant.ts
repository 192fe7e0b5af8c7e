import { randomUUID } from 'node:crypto'
import { VendorFreeRoundsAnswer } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { findPlayer, postToVendor } from '../../games/catalogue/index.ts'
import { saveFreeRoundsCancelled } from '../../games/play/index.ts'
import { waitMsAfter } from '../../money/vendor-wallets/index.ts'
import { moneyParam, notify, timeParam } from '../../talk/inbox/index.ts'
import { consumeBefore, type Grant, told, type VendorWord } from './grant.ts'
import { findGrant, getListed, lockGrant, saveGrant } from './grant-store.ts'

/**
 * Tells the vendor of a grant, or asks back what is left of one; without an answer it is asked again later. Asking twice is
 * safe: the vendor knows the id.
 */
export async function settleGrant(context: AppContext, grantId: string): Promise<void> {
  const grant = await findGrant(context.db, grantId)
  if (!grant) throw new Error(`there is no grant ${grantId}`)
  if (!grant.nextAt) return
  const word = await askVendor(context, grant)
  await transact(context.db, async (tx) => {
    const still = await lockGrant(tx, grantId)
    if (still?.state !== grant.state) return
    if (word) await resolve(context, tx, still, word)
    else await postpone(context, tx, still)
  })
}

async function askVendor(context: AppContext, grant: Grant): Promise<VendorWord | undefined> {
  const { id, vendorId } = grant
  try {
    const { status, answer } =
      grant.state === 'cancelling'
        ? await postToVendor(context, { vendorId, method: 'DELETE', path: `/free-rounds/${id}` })
        : await postToVendor(context, { vendorId, path: '/free-rounds', body: await bodyOf(context, grant) })
    const read = status === 200 ? VendorFreeRoundsAnswer.safeParse(answer) : undefined
    if (!read?.success) throw new PswUnknownOutcome(`answer ${status} about free rounds cannot be read`)
    return { isYes: read.data.code === 'OK', count: read.data.remaining }
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    context.log.warn({ vendorId, grantId: id, err: error }, 'it is not known yet what became of free rounds')
    return undefined
  }
}

async function bodyOf(context: AppContext, grant: Grant) {
  if (!grant.startBefore) throw new Error(`grant ${grant.id} was not approved`)
  return {
    requestId: randomUUID(),
    freeRoundsId: grant.id,
    playerId: await findPlayer(context.db, grant.vendorId, grant.memberId),
    gameIds: [grant.gameCode],
    currency: grant.currency,
    quantity: grant.quantity,
    stake: String(grant.stakeMinor),
    winMax: String(grant.winMinorMax),
    startBefore: grant.startBefore.toISOString(),
    consumeBefore: consumeBefore(grant.startBefore).toISOString(),
  }
}

async function resolve({ clock }: AppContext, tx: Tx, before: Grant, word: VendorWord): Promise<void> {
  const now = clock.now()
  const grant = told(before, word, now)
  const { id, vendorId, state } = grant
  await saveGrant(tx, grant)
  // A round that was begun before the vendor's cancel is told after it: only what is played later is not paid.
  if (state !== 'granted') await saveFreeRoundsCancelled(tx, vendorId, id, now)
  const actor = { kind: 'vendor', id: vendorId } as const
  await recordAudit(tx, { actor, action: `free-rounds.${state}`, subject: id, detail: { count: word.count } })
  if (before.state === 'approved' && state === 'granted') await tell(tx, grant, 'freeRounds.granted', now)
  if (state === 'cancelled') await tell(tx, grant, 'freeRounds.cancelled', now)
}

async function tell(
  tx: Tx,
  grant: Grant,
  template: 'freeRounds.granted' | 'freeRounds.cancelled',
  at: Date,
): Promise<void> {
  const { memberId, currency, stakeMinor, winMinorMax, startBefore = at } = grant
  const { names } = await getListed(tx, grant.id)
  const params = {
    count: grant.cancelledCount ?? grant.quantity,
    game: { texts: names },
    stake: moneyParam(stakeMinor, currency),
    max: moneyParam(winMinorMax, currency),
    time: timeParam(startBefore),
  }
  await notify(tx, { memberId, template, params, at })
}

async function postpone({ clock }: AppContext, tx: Tx, before: Grant): Promise<void> {
  const tryCount = before.tryCount + 1
  const nextAt = new Date(clock.now().getTime() + waitMsAfter(tryCount))
  await saveGrant(tx, { ...before, tryCount, nextAt })
  await enqueue(tx, 'settle-free-rounds', { grantId: before.id }, { jobKey: before.id, runAt: nextAt })
}
