import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { sayYes } from '../../site/wishes/index.ts'
import { approve, type Deposit } from './deposit.ts'
import { depositKind, weightOf } from './deposit-kind.ts'
import { getDeposit, lockDeposit } from './deposit-store.ts'

/**
 * Credits a waiting deposit; above the threshold the first yes only asks, and another person's credits.
 * Refusals: NOT_FOUND, STATE_CONFLICT, FOUR_EYES.
 */
export async function approveDeposit(call: Call, staff: StaffSession, depositId: string): Promise<Outcome<Deposit>> {
  const said = await sayYes({ call, staff }, depositKind, { place: depositId }, async (tx) => {
    const deposit = await lockDeposit(tx, depositId)
    if (!deposit) return refuse('NOT_FOUND')
    const approved = approve(deposit, { by: staff.username, at: call.app.clock.now() })
    if (!approved.ok) return approved
    return ok({ subject: depositId, payload: { depositId }, weight: weightOf(deposit), reason: '' })
  })
  return said.ok ? ok(await getDeposit(call.app.db, depositId)) : said
}
