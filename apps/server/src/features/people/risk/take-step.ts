import type { RiskActionKind } from '@fairground/contract'
import { dayOf } from '@fairground/contract/site-time'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/db.ts'
import { type Actor, recordAudit } from '../../../lib/audit.ts'
import { newId } from '../../../lib/ids.ts'
import { notify } from '../../talk/inbox/index.ts'
import { isStopped } from '../protection/index.ts'
import { addAction } from './action-store.ts'
import { joinFlags, openCase } from './case-store.ts'

const minuteMs = 60_000
/** A pause of the ladder lets a player think; one that staff set lets him sleep. */
const pauseMs = { ladder: 10 * minuteMs, staff: 24 * 60 * minuteMs } as const

interface Step {
  memberId: string
  kind: RiskActionKind
  /** Of the ladder; 0 for what staff do beside it. */
  step: number
  score: number
  reason: string
  actor: Actor
}

/** Takes one step with a player, in the transaction of whoever calls: does it, keeps it with its reason, and records it. */
export async function takeStep(app: AppContext, tx: Tx, step: Step): Promise<void> {
  const now = app.clock.now()
  const { memberId, kind, actor, reason, score } = step
  await effectOf(kind, tx, { memberId, actor, now })
  await addAction(tx, { ...step, day: dayOf(now, app.config.timeZone), now })
  await recordAudit(tx, { actor, action: `care.${kind}`, subject: memberId, detail: { reason, score } })
}

interface Taken {
  memberId: string
  actor: Actor
  now: Date
}

async function effectOf(kind: RiskActionKind, tx: Tx, taken: Taken): Promise<void> {
  const { memberId, actor, now } = taken
  if (kind === 'message' || kind === 'limit-offer')
    await notify(tx, { memberId, template: kind === 'message' ? 'care.play' : 'care.limits', params: {}, at: now })
  if (kind === 'pause') {
    await pausePlay(tx, { memberId, setBy: actor.id, now, ms: pauseMs[actor.kind === 'staff' ? 'staff' : 'ladder'] })
    await notify(tx, { memberId, template: 'care.play', params: {}, at: now })
  }
  if (kind === 'talk' || kind === 'two-people') {
    const { id } = await openCase(tx, { memberId, task: kind, now })
    await joinFlags(tx, id, { memberId, kind: 'harm' })
  }
  if (kind === 'bonus-stop') await saveHeld(tx, memberId, { bonus_stopped_at: now, bonus_stopped_by: actor.id })
  if (kind === 'payout-hold') await saveHeld(tx, memberId, { payouts_held_at: now, payouts_held_by: actor.id })
  if (kind === 'released') {
    const nothing = { bonus_stopped_at: null, bonus_stopped_by: null, payouts_held_at: null, payouts_held_by: null }
    await saveHeld(tx, memberId, nothing)
  }
}

type Held = Partial<
  Record<'bonus_stopped_at' | 'payouts_held_at', Date | null> &
    Record<'bonus_stopped_by' | 'payouts_held_by', string | null>
>

async function saveHeld(tx: Tx, memberId: string, held: Held): Promise<void> {
  await tx
    .insertInto('risk_members')
    .values({ member_id: memberId, ...held })
    .onConflict((row) => row.column('member_id').doUpdateSet(held))
    .execute()
}

/** Lets the player play nothing for a while. Whoever stopped himself for longer stays stopped as he wished. */
async function pausePlay(
  tx: Tx,
  { memberId, setBy, now, ms }: { memberId: string; setBy: string; now: Date; ms: number },
): Promise<void> {
  const until = new Date(now.getTime() + ms)
  // Held, as a player's own break holds it: no bet is decided beside it.
  await sql`insert into play_limits (member_id) values (${memberId}) on conflict do nothing`.execute(tx)
  await sql`select from play_limits where member_id = ${memberId} for no key update`.execute(tx)
  if (await isStopped(tx, memberId, now)) return
  await tx
    .insertInto('play_breaks')
    .values({
      id: newId('brk', now.getTime()),
      member_id: memberId,
      kind: 'break',
      began_at: now,
      until,
      set_by: setBy,
    })
    .execute()
  await tx.updateTable('play_limits').set({ excluded_until: until }).where('member_id', '=', memberId).execute()
}
