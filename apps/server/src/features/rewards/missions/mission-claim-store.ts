import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { OwnClaim, Ranked } from './mission.ts'

interface Claim {
  /** Of the reward. */
  id: string
  missionId: string
  memberId: string
  periodOn: string
  currency: string
  amountMinor: bigint
  claimedAt: Date
}

/** Keeps what was collected, and adds it to what the member collected this month. @param month its first day */
export async function addClaim(tx: Tx, claim: Claim, month: string): Promise<void> {
  const { id, missionId, memberId, periodOn, currency, amountMinor, claimedAt } = claim
  await tx
    .insertInto('mission_claims')
    .values({
      id,
      mission_id: missionId,
      member_id: memberId,
      period_on: periodOn,
      currency,
      amount_minor: amountMinor,
      claimed_at: claimedAt,
    })
    .execute()
  await sql`
    insert into mission_scores as s (month, mission_id, currency, member_id, amount_minor, reached_at)
    select ${month}::date, m.id, ${currency}, ${memberId}, ${amountMinor}, ${claimedAt}::timestamptz
    from (values (''), (${missionId})) m (id)
    on conflict (member_id, month, mission_id, currency) do update
      set amount_minor = s.amount_minor + excluded.amount_minor, reached_at = excluded.reached_at`.execute(tx)
}

interface RankQuery {
  month: string
  /** Of one mission, or of all. */
  missionId: string | undefined
  currency: string
  memberId: string
  pageNo: number
  pageSize: number
}

/** Who collected most in a month, and where one member stands among them. */
export async function listRanks(
  reader: Reader,
  { month, missionId, currency, memberId, pageNo, pageSize }: RankQuery,
): Promise<{ ranks: Ranked[]; total: number; me: Ranked | undefined }> {
  const scope = sql`s.month = ${month}::date and s.mission_id = ${missionId ?? ''} and s.currency = ${currency}`
  const offset = (pageNo - 1) * pageSize
  const { rows } = await sql<{ member_id: string; account: string; amount_minor: string }>`
    select s.member_id, m.account, s.amount_minor from mission_scores s join members m on m.id = s.member_id
    where ${scope} order by s.amount_minor desc, s.reached_at, s.member_id
    limit ${pageSize} offset ${offset}`.execute(reader)
  const own = await sql<{ total: string; account: string | null; amount_minor: string | null; above: string }>`
    with o as (select s.*, m.account from mission_scores s join members m on m.id = s.member_id
      where ${scope} and s.member_id = ${memberId})
    select (select count(*) from mission_scores s where ${scope}) as total, o.account, o.amount_minor,
      (select count(*) from mission_scores s where ${scope}
        and (-s.amount_minor, s.reached_at, s.member_id) < (-o.amount_minor, o.reached_at, o.member_id)) as above
    from (values (1)) one (n) left join o on true`.execute(reader)
  const ranks = rows.map((row, i) => ({
    rank: offset + i + 1,
    memberId: row.member_id,
    account: row.account,
    amountMinor: BigInt(row.amount_minor),
  }))
  const [mine] = own.rows
  const me = mine?.account
    ? { rank: Number(mine.above) + 1, memberId, account: mine.account, amountMinor: BigInt(mine.amount_minor ?? 0) }
    : undefined
  return { ranks, total: Number(mine?.total ?? 0), me }
}

/** A page of what a member collected, newest first. */
export async function listClaims(
  reader: Reader,
  { memberId, pageNo, pageSize }: { memberId: string; pageNo: number; pageSize: number },
): Promise<{ claims: OwnClaim[]; total: number }> {
  const own = reader.selectFrom('mission_claims as c').where('c.member_id', '=', memberId)
  const { rows, total } = await readPage(
    own
      .innerJoin('missions as m', 'm.id', 'c.mission_id')
      .select(['c.id', 'c.mission_id', 'c.currency', 'c.amount_minor', 'c.claimed_at', 'm.texts'])
      .orderBy('c.claimed_at', 'desc')
      .orderBy('c.id', 'desc'),
    { pageNo, pageSize },
  )
  const claims = rows.map((row) => ({
    id: row.id,
    missionId: row.mission_id,
    texts: row.texts as OwnClaim['texts'],
    currency: row.currency,
    amountMinor: BigInt(row.amount_minor),
    claimedAt: row.claimed_at,
  }))
  return { claims, total }
}
