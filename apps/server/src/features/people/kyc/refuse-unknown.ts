import type { IdentityAct } from '@fairground/contract'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { Reader } from '../../../db/db.ts'
import { type Refused, refuse } from '../../../lib/outcome.ts'
import { boundMinor, readPolicy } from '../policy/index.ts'
import { lacking, needsOf } from './identity-need.ts'
import { listHolds } from './person-case-store.ts'
import { readIdentityLevel } from './read-identity.ts'

const dayMs = 86_400_000

interface Wish {
  memberId: string
  currency: string
  act: IdentityAct
  /** Of the deposit or the withdrawal that is asked for. */
  amountMinor?: bigint
}

/**
 * Why an act may not be done by whom the house does not know well enough: KYC_REQUIRED where the rules ask for a level,
 * ACCOUNT_HELD while staff look who this is. What a player has stays his: a withdrawal is held back only where the rules
 * want a level for its sum, or where he may be on a list.
 */
export async function refuseUnknown(
  context: Pick<AppContext, 'clock' | 'config'>,
  reader: Reader,
  { memberId, currency, act, amountMinor = 0n }: Wish,
): Promise<Refused | undefined> {
  const holds = await listHolds(reader, memberId)
  if (holds.some((kind) => act !== 'withdrawal' || kind === 'screening')) return refuse('ACCOUNT_HELD')
  const policy = await readPolicy(context, reader)
  const needs = needsOf(policy, (bound) => boundMinor(bound, currency)).filter((need) => need.act === act)
  if (needs.length === 0) return undefined
  const level = await readIdentityLevel(context, reader, memberId)
  if (needs.every((need) => need.level <= level)) return undefined
  const since = new Date(context.clock.now().getTime() - policy.identityWindowDays * dayMs)
  const sumMinor = amountMinor + (act === 'play' ? 0n : await sumSince(reader, { memberId, currency, act, since }))
  return lacking(needs, { act, sumMinor, level }) === undefined ? undefined : refuse('KYC_REQUIRED')
}

interface Asked {
  memberId: string
  currency: string
  act: 'deposit' | 'withdrawal'
  since: Date
}

/** What came in, or was asked to go out and was not given back. */
async function sumSince(reader: Reader, { memberId, currency, act, since }: Asked): Promise<bigint> {
  const { rows } =
    act === 'deposit'
      ? await sql<{ sum: string }>`
          select coalesce(sum(amount_minor), 0)::text as sum from deposits
          where member_id = ${memberId} and currency = ${currency} and created_at > ${since}
            and state in ('approved', 'pending')`.execute(reader)
      : await sql<{ sum: string }>`
          select coalesce(sum(amount_minor), 0)::text as sum from withdrawals
          where member_id = ${memberId} and currency = ${currency} and created_at > ${since}
            and state not in ('cancelled', 'rejected')`.execute(reader)
  return BigInt(rows[0]?.sum ?? '0')
}
