import { type Tx, transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { enqueue } from '../../lib/jobs.ts'
import { areInOneHand } from '../../lib/one-hand.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { ensurePlayer } from '../catalogue/index.ts'
import { saveFreeRounds } from '../play/index.ts'
import type { StaffSession } from '../staff/index.ts'
import { approve, cancel, consumeBefore, type Grant, turnDown } from './grant.ts'
import { lockGrant, saveGrant } from './grant-store.ts'

/**
 * Another person's yes: from this commit on wins of these rounds are paid, and the vendor is asked until it answers.
 * Refusals: NOT_FOUND, STATE_CONFLICT, FOUR_EYES.
 */
export function approveGrant(call: Call, staff: StaffSession, grantId: string): Promise<Outcome<string>> {
  return decide(call, staff, grantId, async (tx, asked) => {
    const at = call.app.clock.now()
    const approved = approve(asked, { staffId: staff.staffId, at })
    if (!approved.ok) return approved
    if (await areInOneHand(tx, asked.askedBy, staff.staffId, at)) return refuse('FOUR_EYES')
    const { vendorId, memberId, gameCode, currency, quantity, stakeMinor, winMinorMax, startBefore } = approved.value
    const playerId = await ensurePlayer(tx, vendorId, memberId)
    const rounds = { currency, quantity, remaining: quantity, stakeMinor, winMinorMax, wonMinor: 0n, cancelledAt: null }
    const window = { startBefore, consumeBefore: consumeBefore(startBefore) }
    await saveFreeRounds(
      tx,
      vendorId,
      { freeRoundsId: grantId, playerId, gameCodes: [gameCode], ...rounds, ...window },
      at,
    )
    return ok({ grant: approved.value, action: 'free-rounds.approved' })
  })
}

interface Reasoned {
  grantId: string
  reason: string
}

/** A no, or whoever asked takes it back. Refusals: NOT_FOUND, STATE_CONFLICT. */
export const turnDownGrant = (
  call: Call,
  staff: StaffSession,
  { grantId, reason }: Reasoned,
): Promise<Outcome<string>> =>
  decide(call, staff, grantId, async (_tx, asked) => {
    const turned = turnDown(asked, { staffId: staff.staffId, at: call.app.clock.now() }, reason)
    if (!turned.ok) return turned
    return ok({ grant: turned.value, action: `free-rounds.${turned.value.state}`, detail: { reason } })
  })

/** The rounds that were not played are asked back. Refusals: NOT_FOUND, STATE_CONFLICT. */
export const cancelGrant = (call: Call, staff: StaffSession, { grantId, reason }: Reasoned): Promise<Outcome<string>> =>
  decide(call, staff, grantId, async (_tx, granted) => {
    const cancelled = cancel(granted, call.app.clock.now(), reason)
    if (!cancelled.ok) return cancelled
    return ok({ grant: cancelled.value, action: 'free-rounds.cancel-asked', detail: { reason } })
  })

interface Decided {
  grant: Grant
  action: string
  detail?: Record<string, unknown>
}

/** Locks, decides, saves and records, and has the vendor asked where there is something to ask. */
async function decide(
  { app, ip, requestId }: Call,
  { staffId }: StaffSession,
  grantId: string,
  work: (tx: Tx, grant: Grant) => Promise<Outcome<Decided>>,
): Promise<Outcome<string>> {
  return transact(app.db, async (tx) => {
    const before = await lockGrant(tx, grantId)
    if (!before) return refuse('NOT_FOUND')
    const decided = await work(tx, before)
    if (!decided.ok) return decided
    const { grant, action, detail } = decided.value
    await saveGrant(tx, grant)
    await recordAudit(tx, { actor: { kind: 'staff', id: staffId }, action, subject: grantId, detail, ip, requestId })
    if (grant.nextAt) await enqueue(tx, 'settle-free-rounds', { grantId }, { jobKey: grantId })
    return ok(grantId)
  })
}
