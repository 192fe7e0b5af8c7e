import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { RuleSpan } from '../margin/index.ts'
import type { OpenCell } from './rebate.ts'
import { betsOfAll, betsOfMember, type Days, rewardCells, type Whose } from './reward-cells-store.ts'

interface CellRow {
  day: string
  game_type: string
  valid_minor: string
  rate_bp: number
  amount_minor: string
}

/** Days and categories of a member whose rebate is not what was paid. */
export async function listOpenCells(
  reader: Reader,
  whose: Whose,
  days: Days,
  rules: readonly RuleSpan[],
): Promise<OpenCell[]> {
  const { rows } = await sql<CellRow>`
    with ${rewardCells({ kind: 'rebate', source: betsOfMember(whose, days), rules })}, paid as (
      select l.day, l.game_type, sum(l.valid_minor) as valid_minor, sum(l.amount_minor) as amount_minor
      from rebate_lines l where l.member_id = ${whose.memberId} and l.currency = ${whose.currency}
        and l.day between ${days.from}::date and ${days.to}::date group by 1, 2
    ), open as (
      select coalesce(c.period, p.day) as day, coalesce(c.game_type, p.game_type) as game_type,
        coalesce(c.rate_bp, 0) as rate_bp, coalesce(c.base_minor, 0) - coalesce(p.valid_minor, 0) as valid_minor,
        coalesce(c.amount_minor, 0) - coalesce(p.amount_minor, 0) as amount_minor
      from cells c full join paid p on p.day = c.period and p.game_type = c.game_type
    )
    select o.day::text as day, o.game_type, o.valid_minor, o.rate_bp, o.amount_minor from open o
    where o.valid_minor <> 0 or o.amount_minor <> 0 order by 1, 2`.execute(reader)
  return rows.map((row) => ({
    day: row.day,
    gameType: row.game_type,
    validMinor: BigInt(row.valid_minor),
    rateBp: row.rate_bp,
    amountMinor: BigInt(row.amount_minor),
  }))
}

interface Unclaimed {
  currency: string
  days: Days
  rules: readonly RuleSpan[]
  countMax: number
  /** Comes after this member. */
  after: string
}

/** Members who left money lying on these days, by id. */
export async function listUnclaimed(reader: Reader, query: Unclaimed): Promise<string[]> {
  const { currency, days, rules, countMax, after } = query
  const { rows } = await sql<{ member_id: string }>`
    with ${rewardCells({ kind: 'rebate', source: betsOfAll(currency, days), rules })}, owed as (
      select c.member_id, sum(c.amount_minor) as amount_minor from cells c group by 1
    )
    select o.member_id from owed o
    where o.member_id > ${after} and o.amount_minor > (
      select coalesce(sum(l.amount_minor), 0) from rebate_lines l
      where l.member_id = o.member_id and l.currency = ${currency}
        and l.day between ${days.from}::date and ${days.to}::date
    ) order by o.member_id limit ${countMax}`.execute(reader)
  return rows.map((row) => row.member_id)
}

/** One claim of a member at a time. */
export const lockClaims = (tx: Tx, memberId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`rebate:${memberId}`}, 0))`.execute(tx)

/** What this request paid, if it was made before. */
export async function findClaimed(tx: Tx, memberId: string, requestId: string): Promise<bigint | undefined> {
  const row = await tx
    .selectFrom('rebate_claims')
    .select('amount_minor')
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row && BigInt(row.amount_minor)
}

export interface NewClaim {
  claimId: string
  memberId: string
  currency: string
  amountMinor: bigint
  requestId: string | undefined
  at: Date
  cells: readonly OpenCell[]
}

export async function addClaim(tx: Tx, claim: NewClaim): Promise<void> {
  const { claimId, memberId, currency, amountMinor, requestId, at, cells } = claim
  await tx
    .insertInto('rebate_claims')
    .values({
      id: claimId,
      member_id: memberId,
      currency,
      amount_minor: amountMinor,
      request_id: requestId ?? null,
      created_at: at,
    })
    .execute()
  await tx
    .insertInto('rebate_lines')
    .values(
      cells.map((cell) => ({
        claim_id: claimId,
        member_id: memberId,
        currency,
        day: sql<Date>`${cell.day}::date`,
        game_type: cell.gameType,
        valid_minor: cell.validMinor,
        rate_bp: cell.rateBp,
        amount_minor: cell.amountMinor,
      })),
    )
    .execute()
}
