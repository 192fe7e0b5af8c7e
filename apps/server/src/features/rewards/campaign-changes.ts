import { type Tx, transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import type { StaffSession } from '../staff/index.ts'
import { type Campaign, moveCampaign } from './campaign.ts'

interface Kept extends Campaign {
  id: string
}

interface Keeping<Of> {
  /** First word of its actions in the audit log. */
  word: string
  lock: (tx: Tx, id: string) => Promise<Of | undefined>
  save: (tx: Tx, campaign: Of) => Promise<void>
  /** What the audit log keeps of it, beside its title. */
  detailOf: (campaign: Of) => Record<string, string>
}

interface Change<Of> {
  id: string
  /** The one that was read by who changes it. */
  revision: number
  to: (before: Of) => Outcome<Of>
}

/** What staff do with one kind of campaigns; each answers the id, and is one transaction with its row in the audit log. */
export function campaignChanges<Of extends Kept>({ word, lock, save, detailOf }: Keeping<Of>) {
  const keep = async (tx: Tx, call: Call, staff: StaffSession, change: { verb: string; campaign: Of }) => {
    const { verb, campaign } = change
    await save(tx, campaign)
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staff.staffId },
      action: `${word}.${verb}`,
      subject: campaign.id,
      detail: { title: campaign.texts.en?.title, ...detailOf(campaign) },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(campaign.id)
  }

  const alter = (
    call: Call,
    staff: StaffSession,
    { id, verb, to }: { id: string; verb: string; to: (before: Of) => Outcome<Of> },
  ): Promise<Outcome<string>> =>
    transact(call.app.db, async (tx) => {
      const before = await lock(tx, id)
      if (!before) return refuse('NOT_FOUND')
      const after = to(before)
      if (!after.ok) return after
      const signed = { revision: before.revision + 1, changedAt: call.app.clock.now(), changedBy: staff.username }
      return keep(tx, call, staff, { verb, campaign: { ...after.value, ...signed } })
    })

  return {
    add: (call: Call, staff: StaffSession, campaign: Of): Promise<Outcome<string>> =>
      transact(call.app.db, (tx) => keep(tx, call, staff, { verb: 'added', campaign })),

    /** Refusals: NOT_FOUND, STATE_CONFLICT when somebody changed it since it was read, and those of the change. */
    change: (call: Call, staff: StaffSession, { id, revision, to }: Change<Of>): Promise<Outcome<string>> =>
      alter(call, staff, {
        id,
        verb: 'changed',
        to: (before) => (before.revision === revision ? to(before) : refuse('STATE_CONFLICT')),
      }),

    /** Refusals: NOT_FOUND, STATE_CONFLICT, VALIDATION for publishing what is over already. */
    move: (call: Call, staff: StaffSession, id: string, verb: 'published' | 'withdrawn'): Promise<Outcome<string>> =>
      alter(call, staff, { id, verb, to: (before) => moveCampaign(before, verb, call.app.clock.now()) }),
  }
}
