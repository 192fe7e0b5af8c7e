import { type PolicyAnswer, type PolicyProfile, policyProfiles } from '@fairground/contract'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import { askWish, findOpenWish, reviewerOf, viewOpen } from '../../site/wishes/index.ts'
import type { StaffSession } from '../staff/index.ts'
import { profileOf, rulesOn } from './policy.ts'
import { policyKind } from './policy-kind.ts'
import { findChoice, listPolicyRows } from './policy-store.ts'

const place = 'policy'

/**
 * Asks for another profile; it holds when a second person says yes, stricter or not. Refusals: STATE_CONFLICT for the one
 * that holds, and while another change waits.
 */
export async function choosePolicy(
  call: Call,
  staff: StaffSession,
  { profile, reason }: { profile: PolicyProfile; reason: string },
): Promise<Outcome<PolicyAnswer>> {
  const asked = await transactWhole(call.app.db, async (tx) => {
    if ((await findChoice(tx)).chosen === profile) return refuse('STATE_CONFLICT')
    const wanted = { subject: place, place, payload: { profile }, weight: 'always' as const, reason }
    return askWish(tx, { call, staff }, policyKind, wanted)
  })
  return asked.ok ? ok(await showPolicy(call, staff)) : asked
}

/** What holds, what every profile says, and what was asked for. */
export async function showPolicy({ app }: Call, staff: StaffSession): Promise<PolicyAnswer> {
  const { chosen, chosenAt } = await findChoice(app.db)
  const rows = await listPolicyRows(app.db)
  const today = siteDay(app)
  const open = await findOpenWish(app.db, policyKind.kind, place)
  return {
    chosen,
    profile: profileOf(chosen),
    changedAt: chosenAt?.toISOString(),
    rules: policyProfiles.map((profile) => ({ profile, ...rulesOn(rows, profile, today) })),
    wish: open && {
      ...viewOpen(open, { decides: policyKind.decides, reviewer: await reviewerOf(app, staff) }),
      profile: policyKind.payload.parse(open.payload).profile,
    },
  }
}
