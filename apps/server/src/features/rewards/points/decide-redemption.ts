import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { endOpenWish, sayYes } from '../../site/wishes/index.ts'
import { carryOut } from './carry-out-redemption.ts'
import { readSettings } from './point-settings-store.ts'
import { decide, type RedemptionDecision } from './redemption.ts'
import { redemptionKind, worthOf } from './redemption-kind.ts'
import { lockRedemption } from './redemption-store.ts'

interface Wish {
  redemptionId: string
  decision: RedemptionDecision
  remark: string | undefined
}

/**
 * Approves it, says that it arrived, or rejects it: points and stock come back then, and a credit is paid on a yes. Above
 * the threshold the first yes only asks. Refusals: NOT_FOUND, STATE_CONFLICT, FOUR_EYES, FORBIDDEN, VALIDATION for a no
 * without a remark.
 */
export async function decideRedemption(call: Call, staff: StaffSession, wish: Wish): Promise<Outcome<string>> {
  const { redemptionId, decision, remark } = wish
  const decideNow = { decision, remark, staffId: staff.staffId, at: call.app.clock.now() }
  if (decision === 'approve') {
    const said = await sayYes({ call, staff }, redemptionKind, { place: redemptionId }, async (tx) => {
      const redemption = await lockRedemption(tx, redemptionId)
      if (!redemption) return refuse('NOT_FOUND')
      const may = decide(redemption, decideNow)
      if (!may.ok) return may
      const amountMinor = worthOf(redemption, (await readSettings(tx)).redeemMinor)
      const weight = { topic: 'redemptions', amountMinor, currency: redemption.currency } as const
      return ok({ subject: redemptionId, payload: { redemptionId, remark }, weight, reason: '' })
    })
    return said.ok ? ok(redemptionId) : said
  }
  return transactWhole(call.app.db, async (tx) => {
    if (decision === 'reject') await endOpenWish(tx, { call, staff }, redemptionKind, redemptionId)
    const redemption = await lockRedemption(tx, redemptionId)
    if (!redemption) return refuse('NOT_FOUND')
    const decided = decide(redemption, decideNow)
    if (!decided.ok) return decided
    const { ip, requestId } = call
    const actor = { kind: 'staff', id: staff.staffId } as const
    await carryOut(tx, decided.value, { actor, at: decideNow.at, ip, requestId })
    return ok(redemptionId)
  })
}
