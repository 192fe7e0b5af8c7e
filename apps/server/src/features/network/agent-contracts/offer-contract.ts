import type { ContractTerms } from '@fairground/contract'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { announce } from '../../../lib/live-events.ts'
import { type Outcome, ok, refuseField } from '../../../lib/outcome.ts'
import type { Contract } from './contract.ts'
import { addContract, findOfKind, lockSides } from './contract-store.ts'
import { endHigher, refuseHigher } from './end-higher.ts'
import { notifyContract } from './notify-contract.ts'
import { refuseKind } from './refuse-kind.ts'
import { refuseUnbearable } from './refuse-unbearable.ts'
import { findDirectDownline, type Relative } from './side-store.ts'
import { termsOf } from './terms.ts'

interface Wish {
  /** Who offers: an agent. */
  upline: Relative
  /** Account of a direct downline. */
  account: string
  terms: ContractTerms
  isConfirmed: boolean
}

/**
 * Offers a contract; nothing is agreed before the downline signs. Refusals: FEATURE_OFF, VALIDATION (terms, rates above what
 * the site allows, a stranger, an offer that waits), DOWNLINE_RATE_HIGHER until it is confirmed.
 */
export async function offerContract(
  call: Call,
  { upline, account, terms, isConfirmed }: Wish,
): Promise<Outcome<string>> {
  const { db, clock } = call.app
  const off = await refuseKind(call.app, terms.kind)
  if (off) return off
  const agreed = termsOf(terms, upline.currency)
  if (!agreed.ok) return agreed
  const now = clock.now()
  return transact(db, async (tx) => {
    const downline = await findDirectDownline(tx, upline, account)
    if (!downline) return refuseField('account', 'validation.noDownline')
    await lockSides(tx, [upline.memberId, downline.memberId])
    const waiting = await findOfKind(tx, { downlineId: downline.memberId, kind: terms.kind, isSigned: false })
    if (waiting) return refuseField('kind', 'validation.offerWaits')
    const contract: Contract = {
      ...agreed.value,
      id: newId('ctr', now.getTime()),
      uplineId: upline.memberId,
      downlineId: downline.memberId,
      currency: upline.currency,
      isPaidByHouse: upline.isHouseSettled,
      state: 'new',
      createdAt: now,
      signedAt: undefined,
      effectiveFrom: undefined,
      endedAt: undefined,
      endReason: undefined,
    }
    const unbearable = await refuseUnbearable(tx, contract)
    if (unbearable) return unbearable
    const higher = await refuseHigher(tx, { contract, isConfirmed })
    if (higher) return higher
    await endHigher(tx, call, contract, { kind: 'member', id: upline.memberId })
    await addContract(tx, contract)
    await tellOffer(tx, call, contract)
    return ok(contract.id)
  })
}

async function tellOffer(tx: Tx, call: Call, contract: Contract): Promise<void> {
  const { id, kind, uplineId, downlineId, rateBp, profitRateBp, lossRateBp, state } = contract
  await recordAudit(tx, {
    actor: { kind: 'member', id: uplineId },
    action: 'contract.offered',
    subject: id,
    detail: { kind, memberId: downlineId, rateBp, profitRateBp, lossRateBp },
    ip: call.ip,
    requestId: call.requestId,
  })
  await notifyContract(tx, contract, { actorId: uplineId, at: contract.createdAt })
  for (const memberId of [uplineId, downlineId])
    announce(tx, memberId, 'contract.changed', { contractId: id, status: state })
}
