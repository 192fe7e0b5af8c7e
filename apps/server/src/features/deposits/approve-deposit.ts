import { type Tx, transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { announce } from '../../lib/live-events.ts'
import { type Outcome, refuse } from '../../lib/outcome.ts'
import { demandTurnover } from '../turnover/index.ts'
import { creditDeposit } from '../wallet/index.ts'
import { approve, type Deposit } from './deposit.ts'
import { lockDeposit, saveDecision } from './deposit-store.ts'
import { notifyDeposit } from './notify-deposit.ts'

interface Staff {
  staffId: string
  username: string
}

/** Credits a waiting deposit. Refusals: NOT_FOUND, STATE_CONFLICT. */
export async function approveDeposit(call: Call, staff: Staff, depositId: string): Promise<Outcome<Deposit>> {
  const { db, clock } = call.app
  return transact(db, async (tx) => {
    const deposit = await lockDeposit(tx, depositId)
    if (!deposit) return refuse('NOT_FOUND')
    const approved = approve(deposit, { by: staff.username, at: clock.now() })
    if (approved.ok) await creditApproved(tx, call, staff, { deposit: approved.value })
    return approved
  })
}

/** Moves the money of a locked deposit that was just approved, and writes it down; `detail` goes into the log with it. */
export async function creditApproved(
  tx: Tx,
  call: Call,
  { staffId }: Staff,
  { deposit, detail = {} }: { deposit: Deposit; detail?: Record<string, string> },
): Promise<void> {
  const { id: depositId, memberId, currency, creditMinor } = deposit
  const actor = { kind: 'staff', id: staffId } as const
  const source = deposit.paymentId ? 'gateway' : 'bank'
  await demandTurnover(tx, {
    memberId,
    currency,
    kind: 'deposit',
    reference: depositId,
    amountMinor: creditMinor,
    at: call.app.clock.now(),
  })
  await creditDeposit(tx, { memberId, currency, amountMinor: creditMinor, depositId, source, actor })
  await saveDecision(tx, deposit)
  await notifyDeposit(tx, deposit)
  await recordAudit(tx, {
    actor,
    action: 'deposit.approved',
    subject: depositId,
    detail: { amountMinor: String(creditMinor), currency, ...detail },
    ip: call.ip,
    requestId: call.requestId,
  })
  await announce(tx, memberId, 'deposit.changed', { depositId, status: 'approved' })
}
