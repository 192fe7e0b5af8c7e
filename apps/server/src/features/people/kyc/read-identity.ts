import { CheckDocument, type Identity, type IdentityCheck, RejectReason } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import type { Reader } from '../../../db/db.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { readProvider } from '../../site/providers/index.ts'
import { boundMinor, readPolicy } from '../policy/index.ts'
import type { Check } from './check.ts'
import { listChecksOf } from './check-store.ts'
import { knownOn, nextLevel, stateOn } from './identity-check.ts'
import { needsOf } from './identity-need.ts'
import { listHolds } from './person-case-store.ts'

type Context = Pick<AppContext, 'clock' | 'config' | 'secrets'> & { db: Reader }

/** All that the page of identity shows. */
export async function readIdentity(
  context: Context,
  { memberId, currency }: { memberId: string; currency: string },
): Promise<Identity> {
  const { db } = context
  const today = siteDay(context)
  const policy = await readPolicy(context, db)
  const checks = await listChecksOf(db, memberId)
  const known = knownOn(checks, today)
  const next = nextLevel(checks, today)
  const isOn = (await readProvider({ ...context, db: db as AppContext['db'] }, 'identity-rest')) !== undefined
  return {
    ...known,
    needs: needsOf(policy, (bound) => boundMinor(bound, currency)).map(({ act, level, aboveMinor }) => ({
      ...{ act, level, days: policy.identityWindowDays, isMet: known.level >= level },
      ...(aboveMinor !== null && { above: formatAmount(aboveMinor, getCurrency(currency)) }),
    })),
    isHeld: (await listHolds(db, memberId)).length > 0,
    checks: checks.map((check) => viewCheck(check, today)),
    next,
    hasProvider: isOn && next === 1,
  }
}

export const viewCheck = (check: Check, today: string): IdentityCheck => ({
  checkId: check.id,
  level: check.level,
  document: CheckDocument.optional().parse(check.document ?? undefined),
  state: stateOn(check, today),
  askedAt: check.askedAt.toISOString(),
  decidedAt: check.decidedAt?.toISOString(),
  reason: RejectReason.optional().parse(check.reason ?? undefined),
  validUntil: check.validUntil ?? undefined,
})

/** How well the house knows a member today: the door for whoever weighs risks. */
export async function readIdentityLevel(
  context: Pick<AppContext, 'clock' | 'config'>,
  reader: Reader,
  memberId: string,
): Promise<0 | 1 | 2> {
  return knownOn(await listChecksOf(reader, memberId), siteDay(context)).level
}
