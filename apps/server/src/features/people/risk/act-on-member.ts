import { type MemberRisk, type RiskActionKind, riskSteps } from '@fairground/contract'
import { getCurrency, parseAmount } from '@fairground/money'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import type { Caller } from '../../site/wishes/index.ts'
import { findScores } from './flag-store.ts'
import { readMemberRisk } from './read-member-risk.ts'
import { takeStep } from './take-step.ts'

type Done = Promise<Outcome<MemberRisk>>

/** What one of the staff does with a player, for a reason that is kept. Refusals: NOT_FOUND, STATE_CONFLICT for what holds already. */
export async function actOnMember(
  caller: Caller,
  { memberId, act, reason }: { memberId: string; act: RiskActionKind; reason: string },
): Done {
  const { call, staff } = caller
  const seen = await readMemberRisk(call.app, staff, memberId)
  if (!seen.ok) return seen
  if (!seen.value.allowed.includes(act)) return refuse('STATE_CONFLICT')
  await transact(call.app.db, async (tx) => {
    const { harm } = await findScores(tx, memberId)
    const step = riskSteps.find(({ kind }) => kind === act)?.step ?? 0
    const actor = { kind: 'staff', id: staff.staffId } as const
    await takeStep(call.app, tx, { memberId, kind: act, step, score: harm, reason, actor })
    // Somebody's worry is a sign by itself: it is looked at now.
    if (act === 'note') await enqueue(tx, 'watch-risk', {}, { jobKey: 'watch-risk' })
  })
  return readMemberRisk(call.app, staff, memberId)
}

/** Sets the tags of a player: each once, in order. */
export const tagMember = (caller: Caller, { memberId, tags }: { memberId: string; tags: readonly string[] }): Done =>
  change(caller, { memberId, action: 'risk-member.tagged', detail: { tags } }, { tags: [...new Set(tags)].sort() })

/** Keeps what a player earns a month, and how that is known. */
export async function saveIncome(
  caller: Caller,
  { memberId, amount, source }: { memberId: string; amount: string; source: string },
): Done {
  const minor = parseAmount(amount, getCurrency(caller.call.app.config.currency))
  if (minor === undefined) return refuseField('amount', 'validation.format')
  const income = { income_minor: String(minor), income_source: source }
  return change(caller, { memberId, action: 'risk-member.income-saved', detail: { source } }, income)
}

interface Change {
  memberId: string
  action: 'risk-member.tagged' | 'risk-member.income-saved'
  detail: Record<string, unknown>
}

async function change(
  { call, staff }: Caller,
  { memberId, action, detail }: Change,
  values: { tags?: string[]; income_minor?: string; income_source?: string },
): Done {
  const changed = await transact(call.app.db, async (tx): Promise<Outcome<null>> => {
    if (!(await isMember(tx, memberId))) return refuse('NOT_FOUND')
    await tx
      .insertInto('risk_members')
      .values({ member_id: memberId, ...values })
      .onConflict((row) => row.column('member_id').doUpdateSet(values))
      .execute()
    await recordAudit(tx, {
      ...{ actor: { kind: 'staff', id: staff.staffId }, action, subject: memberId, detail },
      ...{ ip: call.ip, requestId: call.requestId },
    })
    return ok(null)
  })
  return changed.ok ? readMemberRisk(call.app, staff, memberId) : changed
}

async function isMember(tx: Tx, memberId: string): Promise<boolean> {
  return (await tx.selectFrom('members').select('id').where('id', '=', memberId).executeTakeFirst()) !== undefined
}
