import { transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { changeVendorLimits } from '../catalogue/index.ts'
import type { StaffSession } from '../staff/index.ts'
import { changeWalletMode } from '../vendor-wallets/index.ts'
import { changeName, decideChange, type VendorChange } from './vendor-change.ts'
import { findOpenChange, lockOpenChange, saveDecided } from './vendor-change-store.ts'

interface Decision {
  vendorId: string
  changeId: string
  isApproved: boolean
}

/**
 * A second person's yes or no. After a yes what was asked for is done; if its guards refuse, the wish goes on waiting. Refusals:
 * STATE_CONFLICT, FOUR_EYES, VALIDATION of `mode`.
 */
export async function decideVendorChange(call: Call, staff: StaffSession, decision: Decision): Promise<Outcome<null>> {
  const { vendorId, changeId, isApproved } = decision
  const { app, ip, requestId } = call
  const waiting = await findOpenChange(app.db, vendorId)
  if (waiting?.id !== changeId) return refuse('STATE_CONFLICT')
  const decided = decideChange(waiting, { staffId: staff.staffId, isApproved })
  if (!decided.ok) return decided
  const actor = { kind: 'staff', id: staff.staffId } as const
  if (isApproved) {
    const changed = await carryOut(call, waiting, actor)
    if (!changed.ok) return changed
  }
  return transact(app.db, async (tx) => {
    const still = await lockOpenChange(tx, vendorId)
    if (still?.id !== changeId) return refuse('STATE_CONFLICT')
    await saveDecided(tx, changeId, { state: decided.value, staffId: staff.staffId, at: app.clock.now() })
    const detail = { ...waiting.wish, askedBy: waiting.askedByName }
    const action = `vendor.${changeName(waiting.wish)}-${decided.value}`
    await recordAudit(tx, { actor, action, subject: vendorId, detail, ip, requestId })
    return ok(null)
  })
}

async function carryOut(
  { app }: Call,
  { vendorId, wish, reason }: VendorChange,
  actor: { kind: 'staff'; id: string },
): Promise<Outcome<unknown>> {
  if ('mode' in wish) return changeWalletMode(app, { vendorId, mode: wish.mode, reason, actor })
  const { currency, stakeMinorMax, winMinorMax, jackpotHeldMinor } = wish.limits
  const limits = {
    stakeMinorMax: minorOf(stakeMinorMax),
    winMinorMax: minorOf(winMinorMax),
    jackpotHeldMinor: minorOf(jackpotHeldMinor),
  }
  await changeVendorLimits(app, vendorId, { currency, limits }, actor)
  return ok(null)
}

const minorOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text))
