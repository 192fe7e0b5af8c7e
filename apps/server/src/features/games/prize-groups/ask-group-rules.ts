import type { PrizeGroupRules, StaffPrizeGroupRules } from '@fairground/contract'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { askWish, findOpenWish, reviewerOf, viewOpen } from '../../site/wishes/index.ts'
import { groupRulesKind, refuseRules } from './group-rules-kind.ts'
import { readGroupRules, readTakenGroups } from './group-rules-store.ts'

const place = 'prize-group-rules'

/** Asks for other rules; two people agree to each. Refusals: VALIDATION of a bound, STATE_CONFLICT while a wish waits. */
export function askGroupRules(
  call: Call,
  staff: StaffSession,
  { rules, reason }: { rules: PrizeGroupRules; reason: string },
): Promise<Outcome<null>> {
  return transactWhole(call.app.db, async (tx) => {
    const refused = await refuseRules(tx, rules)
    if (refused) return refused
    const asked = await askWish(tx, { call, staff }, groupRulesKind, {
      ...{ subject: place, payload: rules, place, reason, weight: 'always' },
    })
    return asked.ok ? ok(null) : asked
  })
}

/** The rules as they are, what accounts have, and what is asked for and waits. */
export async function readRules({ app }: Call, staff: StaffSession): Promise<StaffPrizeGroupRules> {
  const [rules, taken] = [await readGroupRules(app.db), await readTakenGroups(app.db)]
  const wish = await findOpenWish(app.db, groupRulesKind.kind, place)
  return {
    ...rules,
    taken: {
      lowest: taken.lowest ?? undefined,
      highest: taken.highest ?? undefined,
      highestPlayer: taken.highestPlayer ?? undefined,
    },
    wish: wish && {
      ...viewOpen(wish, { decides: groupRulesKind.decides, reviewer: await reviewerOf(app, staff) }),
      rules: groupRulesKind.payload.parse(wish.payload),
    },
  }
}
