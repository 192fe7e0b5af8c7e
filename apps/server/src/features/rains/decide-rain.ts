import { rainCampaignId } from '@fairground/contract/psw'
import { type Tx, transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { enqueue } from '../../lib/jobs.ts'
import { areInOneHand } from '../../lib/one-hand.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { houseVendorId } from '../catalogue/index.ts'
import { lockCampaign, widenCampaign } from '../play/index.ts'
import type { StaffSession } from '../staff/index.ts'
import { approve, cancel, type Rain, turnDown } from './rain.ts'
import { lockRain, saveRain } from './rain-store.ts'

/**
 * Another person's yes: from this commit on the studio is asked until it answers, and the campaign that pays is open.
 * Refusals: NOT_FOUND, FOUR_EYES, STATE_CONFLICT, also while the campaign was paused or ended by hand.
 */
export const approveRain = (call: Call, staff: StaffSession, rainId: string): Promise<Outcome<string>> =>
  decide(call, staff, rainId, async (tx, asked) => {
    const approved = approve(asked, { staffId: staff.staffId, at: call.app.clock.now() })
    if (!approved.ok) return approved
    if (await areInOneHand(tx, asked.askedBy, staff.staffId, call.app.clock.now())) return refuse('FOUR_EYES')
    const place = { vendorId: houseVendorId, campaignId: rainCampaignId }
    const { currency, quantity, winMinorMax } = asked
    // Each rain adds what it may cost, and of one person one free bet.
    await widenCampaign(tx, place, {
      currency,
      budgetMinor: winMinorMax * BigInt(quantity),
      memberMaxMinor: winMinorMax,
    })
    if ((await lockCampaign(tx, place))?.state !== 'open') return refuse('STATE_CONFLICT')
    return ok({ rain: approved.value, action: 'rain.approved' })
  })

interface Reasoned {
  rainId: string
  reason: string
}

/** A no, or whoever asked takes it back. Refusals: NOT_FOUND, STATE_CONFLICT. */
export const turnDownRain = (call: Call, staff: StaffSession, { rainId, reason }: Reasoned): Promise<Outcome<string>> =>
  decide(call, staff, rainId, async (_tx, asked) => {
    const turned = turnDown(asked, { staffId: staff.staffId, at: call.app.clock.now() }, reason)
    if (!turned.ok) return turned
    return ok({ rain: turned.value, action: `rain.${turned.value.state}`, detail: { reason } })
  })

/** What nobody has caught is asked back. Refusals: NOT_FOUND, STATE_CONFLICT. */
export const cancelRain = (call: Call, staff: StaffSession, { rainId, reason }: Reasoned): Promise<Outcome<string>> =>
  decide(call, staff, rainId, async (_tx, fallen) => {
    const cancelled = cancel(fallen, call.app.clock.now(), reason)
    if (!cancelled.ok) return cancelled
    return ok({ rain: cancelled.value, action: 'rain.cancel-asked', detail: { reason } })
  })

interface Decided {
  rain: Rain
  action: string
  detail?: Record<string, unknown>
}

/** Locks, decides, saves and records, and has the studio asked where there is something to ask. */
async function decide(
  { app, ip, requestId }: Call,
  { staffId }: StaffSession,
  rainId: string,
  work: (tx: Tx, rain: Rain) => Promise<Outcome<Decided>>,
): Promise<Outcome<string>> {
  return transact(app.db, async (tx) => {
    const before = await lockRain(tx, rainId)
    if (!before) return refuse('NOT_FOUND')
    const decided = await work(tx, before)
    if (!decided.ok) return decided
    const { rain, action, detail } = decided.value
    await saveRain(tx, rain)
    await recordAudit(tx, { actor: { kind: 'staff', id: staffId }, action, subject: rainId, detail, ip, requestId })
    if (rain.nextAt) await enqueue(tx, 'settle-rain', { rainId }, { jobKey: rainId })
    return ok(rainId)
  })
}
