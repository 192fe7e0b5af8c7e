import { accountType } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { VipLevel } from './vip-level.ts'

export interface VipProgram {
  isOn: boolean
  revision: number
}

export async function getProgram(reader: Reader): Promise<VipProgram> {
  const row = await reader.selectFrom('vip_program').select(['is_on', 'revision']).executeTakeFirstOrThrow()
  return { isOn: row.is_on, revision: row.revision }
}

export async function lockProgram(tx: Tx): Promise<VipProgram> {
  const row = await tx.selectFrom('vip_program').select(['is_on', 'revision']).forUpdate().executeTakeFirstOrThrow()
  return { isOn: row.is_on, revision: row.revision }
}

/** Lowest first. */
export async function listLevels(reader: Reader): Promise<VipLevel[]> {
  const rows = await reader.selectFrom('vip_levels').selectAll().orderBy('rank').execute()
  return rows.map((row) => ({
    rank: row.rank,
    thresholdMinor: BigInt(row.threshold_minor),
    labels: row.labels as unknown as VipLevel['labels'],
    benefits: row.benefits as unknown as VipLevel['benefits'],
  }))
}

/** Writes the levels anew; the next recalculation looks at everybody. */
export async function saveProgram(tx: Tx, program: VipProgram, levels: readonly VipLevel[]): Promise<void> {
  await tx
    .updateTable('vip_program')
    .set({ is_on: program.isOn, revision: program.revision, recalculate_from: null })
    .execute()
  await tx.deleteFrom('vip_levels').execute()
  await tx
    .insertInto('vip_levels')
    .values(
      levels.map((level) => ({
        rank: level.rank,
        threshold_minor: level.thresholdMinor,
        labels: JSON.stringify(level.labels),
        benefits: JSON.stringify(level.benefits),
      })),
    )
    .execute()
}

/** The level a member holds now. */
export async function findRank(reader: Reader, memberId: string): Promise<number> {
  const row = await reader
    .selectFrom('member_vip_levels')
    .select('rank')
    .where('member_id', '=', memberId)
    .orderBy('since_on', 'desc')
    .executeTakeFirst()
  return row?.rank ?? 0
}

/** The level a member holds now, in one question; undefined while the operator has the programme off. */
export async function findHeld(
  reader: Reader,
  memberId: string,
): Promise<Pick<VipLevel, 'rank' | 'labels'> | undefined> {
  const { rows } = await sql<Pick<VipLevel, 'rank' | 'labels'>>`
    select l.rank, l.labels from vip_program p cross join lateral (
      select l.rank, l.labels from vip_levels l
      where l.rank <= vip_rank_on(${memberId}, 'infinity') order by l.rank desc limit 1
    ) l where p.is_on`.execute(reader)
  return rows[0]
}

/** How many members hold each level above the lowest. */
export async function countHolders(reader: Reader): Promise<Map<number, number>> {
  const { rows } = await sql<{ rank: number; count: string }>`
    select rank, count(*) as count
    from (select max(rank) as rank from member_vip_levels group by member_id) held group by rank`.execute(reader)
  return new Map(rows.map(({ rank, count }) => [rank, Number(count)]))
}

interface Whose {
  memberId: string
  currency: string
  timeZone: string
}

/** Every valid bet of a member up to this moment. */
export async function sumValidBets(reader: Reader, { memberId, currency, timeZone }: Whose): Promise<bigint> {
  const { rows } = await sql<{ valid_minor: string }>`
    select coalesce(sum(valid_bet(s.outcome, g.game_type, s.stakes_minor, s.rollbacks_minor, s.uncounted_minor)), 0) as valid_minor
    from settled_bets(${memberId}, ${timeZone}, '-infinity', 'infinity') s
    left join games g on g.vendor_id = s.vendor_id and g.game_code = s.game_code
    where s.currency = ${currency}`.execute(reader)
  return BigInt(rows[0]?.valid_minor ?? 0)
}

interface Recalculation {
  currency: string
  /** Of the site, yyyy-MM-dd. */
  today: string
  now: Date
}

/**
 * Gives every member who played since the last time the level that the valid bets have reached; nobody falls. Tells how
 * many rose. Waits for another recalculation.
 */
export async function raiseLevels(tx: Tx, { currency, today, now }: Recalculation): Promise<number> {
  await lockProgram(tx)
  const { rows } = await sql<{ rose: string }>`
    with playing as (
      select distinct d.member_id from bet_days d, vip_program p
      where d.day >= coalesce(p.recalculate_from, '-infinity')
    ), reached as (
      select b.member_id,
        (select max(l.rank) from vip_levels l where l.threshold_minor <= b.valid_minor) as rank
      from (
        select d.member_id,
          sum(valid_bet(d.outcome, g.game_type, d.stakes_minor, d.rollbacks_minor, d.uncounted_minor)) as valid_minor
        from playing p join bet_days d on d.member_id = p.member_id and d.currency = ${currency}
        join members m on m.id = d.member_id and m.type <> ${accountType.trial}
        left join games g on g.vendor_id = d.vendor_id and g.game_code = d.game_code
        group by d.member_id
      ) b
    ), risen as (
      insert into member_vip_levels (member_id, since_on, rank, reached_at)
      select r.member_id, ${today}::date, r.rank, ${now} from reached r
      where r.rank > vip_rank_on(r.member_id, ${today}::date)
      on conflict (member_id, since_on) do update set rank = excluded.rank, reached_at = excluded.reached_at
      returning 1
    )
    select count(*) as rose from risen`.execute(tx)
  // A bet is counted some seconds late, and one of yesterday perhaps only today.
  await sql`update vip_program set recalculate_from = ${today}::date - 1`.execute(tx)
  return Number(rows[0]?.rose ?? 0)
}
