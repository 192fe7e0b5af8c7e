import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { Entry, Promotion, Standing } from './promotion.ts'

interface Who {
  memberId: string
  now: Date
  /** Of the site: bets are counted by its days. */
  timeZone: string
}

interface StandingRow {
  promotion_id: string
  joined_at: Date
  state: Entry['state']
  try_count: number
  reason: string | null
  done_minor: string
  is_claimed: boolean
}

/** Types of games whose bets count towards a goal; a promotion of another kind counts all. */
export const gameTypesOf: Partial<Record<Promotion['promotionType'], string[]>> = {
  sports: ['SPORTS', 'ESPORTS', 'COCKFIGHT'],
  live: ['LIVE'],
  slots: ['RNG'],
  cardGames: ['PVP'],
  fish: ['FISH'],
  lotto: ['LOTT', 'ELOTT'],
}

/**
 * Where a member stands in each of these, by id; what is missing was not joined. What was done is added up from joining to
 * the end, for those that still count.
 */
export async function readStandings(
  reader: Reader,
  promotions: readonly Promotion[],
  { memberId, now, timeZone }: Who,
): Promise<ReadonlyMap<string, Standing>> {
  const wanted = promotions.map(({ id, promotionType }) => ({ id, types: gameTypesOf[promotionType] ?? null }))
  const { rows } = await sql<StandingRow>`
    select e.promotion_id, e.joined_at, e.state, e.try_count, e.reason,
      r.claimed_at is not null as is_claimed,
      case when e.state <> 'joined' then 0 else ${doneMinor({ memberId, now, timeZone })} end as done_minor
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (id text, types text[])
    join promotions p on p.id = w.id
    join promotion_entries e on e.promotion_id = p.id and e.member_id = ${memberId}
    left join rewards r on r.source = 'promotion' and r.source_id = p.id and r.member_id = e.member_id`.execute(reader)
  return new Map(
    rows.map((row) => [
      row.promotion_id,
      {
        entry: {
          joinedAt: row.joined_at,
          state: row.state,
          tryCount: row.try_count,
          reason: row.reason ?? undefined,
        },
        doneMinor: BigInt(row.done_minor),
        isClaimed: row.is_claimed,
      },
    ]),
  )
}

const doneMinor = ({ memberId, now, timeZone }: Who) => sql`case p.goal
  when 'deposit' then (
    select coalesce(sum(d.amount_minor), 0) from deposits d
    where d.member_id = ${memberId} and d.currency = p.currency and d.state = 'approved'
      and d.decided_at >= e.joined_at and d.decided_at < least(p.ends_at, ${now}::timestamptz + interval '1 second')
  )
  when 'bet' then (
    select coalesce(sum(valid_bet(s.outcome, g.game_type, s.stakes_minor, s.rollbacks_minor, s.uncounted_minor)), 0)
    from settled_bets(${memberId}, ${timeZone}, e.joined_at,
      least(p.ends_at, ${now}::timestamptz + interval '1 second')) s
    left join games g on g.vendor_id = s.vendor_id and g.game_code = s.game_code
    where s.currency = p.currency and (w.types is null or g.game_type = any(w.types))
  )
  else 0 end`

export async function saveEntry(tx: Tx, promotionId: string, memberId: string, entry: Entry): Promise<void> {
  const row = { state: entry.state, try_count: entry.tryCount, reason: entry.reason ?? null }
  await tx
    .insertInto('promotion_entries')
    .values({ promotion_id: promotionId, member_id: memberId, joined_at: entry.joinedAt, ...row })
    .onConflict((conflict) => conflict.columns(['promotion_id', 'member_id']).doUpdateSet(row))
    .execute()
}
