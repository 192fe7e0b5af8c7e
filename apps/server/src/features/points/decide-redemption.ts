import { type Tx, transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { notify } from '../inbox/index.ts'
import { demandTurnover } from '../turnover/index.ts'
import { payBonus } from '../wallet/index.ts'
import { lockPoints, movePoints } from './point-account-store.ts'
import { moveStock } from './point-item-store.ts'
import { decide, type Redemption, type RedemptionDecision } from './redemption.ts'
import { lockRedemption, saveDecision } from './redemption-store.ts'

interface Wish {
  redemptionId: string
  decision: RedemptionDecision
  remark: string | undefined
  staffId: string
}

const actions = {
  approved: 'redemption.approved',
  completed: 'redemption.completed',
  rejected: 'redemption.rejected',
} as const

/**
 * Approves it, says that it arrived, or rejects it: points and stock come back then, and a credit is paid on a yes.
 * Refusals: NOT_FOUND, STATE_CONFLICT, VALIDATION for a no without a remark.
 */
export const decideRedemption = (
  call: Call,
  { redemptionId, decision, remark, staffId }: Wish,
): Promise<Outcome<string>> =>
  transact(call.app.db, async (tx) => {
    const now = call.app.clock.now()
    const redemption = await lockRedemption(tx, redemptionId)
    if (!redemption) return refuse('NOT_FOUND')
    const decided = decide(redemption, { decision, remark, staffId, at: now })
    if (!decided.ok) return decided
    const { state } = decided.value
    if (state === 'processing') throw new Error(`redemption ${redemptionId} was not decided`)
    if (state === 'rejected') await giveBack(tx, redemption, now)
    if (state === 'completed' && redemption.kind === 'credit') await payCredit(tx, redemption, now)
    await saveDecision(tx, decided.value)
    await notify(tx, {
      memberId: redemption.memberId,
      template: `points.${state}`,
      params: { name: { texts: redemption.names }, remark: decided.value.remark ?? '–' },
      at: now,
    })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: actions[state],
      subject: redemptionId,
      detail: { memberId: redemption.memberId, ...(remark !== undefined && { remark }) },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(redemptionId)
  })

async function giveBack(tx: Tx, { id, memberId, points, itemId, quantity }: Redemption, now: Date): Promise<void> {
  await lockPoints(tx, memberId)
  await movePoints(tx, { memberId, source: 'redeem', changed: points, reference: id, now })
  await moveStock(tx, itemId, quantity)
}

async function payCredit(tx: Tx, { id, memberId, currency, creditMinor }: Redemption, at: Date): Promise<void> {
  const amountMinor = creditMinor
  await demandTurnover(tx, { memberId, currency, kind: 'points', reference: id, amountMinor, at })
  await payBonus(tx, { memberId, currency, amountMinor, kind: 'points_conversion', bonusId: id })
}
