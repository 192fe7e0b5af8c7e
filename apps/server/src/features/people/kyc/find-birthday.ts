import type { AppContext } from '../../../context.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { openDetails } from './check-details.ts'
import { listChecksOf } from './check-store.ts'
import { stateOn } from './identity-check.ts'

/** The birthday on the paper that a member was verified by; null: none is. At most a minute old, as bets ask for it. */
export const findVerifiedBirthday = rememberBriefly<[string], string | null>(
  { lifeMs: 60_000, entriesMax: 20_000 },
  async (context: AppContext, memberId) => {
    const today = siteDay(context)
    const checks = await listChecksOf(context.db, memberId)
    const known = checks.findLast(
      (check) => check.level === 1 && check.detailsSealed !== null && stateOn(check, today) === 'approved',
    )
    return known?.detailsSealed ? openDetails(context, known.id, known.detailsSealed).birthday : null
  },
)
