import { proofCountMax } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { announce } from '../../../lib/live-events.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { attachUpload, listProofs, lockUpload } from '../../site/uploads/index.ts'
import { type Deposit, isWaiting } from './deposit.ts'
import { lockDeposit } from './deposit-store.ts'

interface Wish {
  memberId: string
  depositId: string
  /** Id of an upload. */
  proof: string
}

/** Adds an image to a deposit that waits. Refusals: NOT_FOUND, STATE_CONFLICT once it is decided, LIMIT. */
export const addProof = (call: Call, { memberId, depositId, proof }: Wish): Promise<Outcome<Deposit>> =>
  transact(call.app.db, async (tx) => {
    const now = call.app.clock.now()
    const deposit = await lockDeposit(tx, depositId)
    if (deposit?.memberId !== memberId) return refuse('NOT_FOUND')
    if (!isWaiting(deposit, now)) return refuse('STATE_CONFLICT')
    const proofsOf = await listProofs(tx, [depositId])
    if (proofsOf(depositId).length >= proofCountMax)
      return refuse('LIMIT', { value: { limit: { kind: 'proofs', bound: String(proofCountMax) } } })
    const upload = { id: proof, memberId, purpose: 'deposit' } as const
    if (!(await lockUpload(tx, upload))) return refuse('NOT_FOUND')
    await attachUpload(tx, { id: proof, subject: depositId, now })
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'deposit.proof-added',
      subject: depositId,
      detail: { fileId: proof },
      ip: call.ip,
      requestId: call.requestId,
    })
    announce(tx, memberId, 'deposit.changed', { depositId, status: deposit.state })
    return ok(deposit)
  })
