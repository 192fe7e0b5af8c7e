import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { RuleSpan } from '../margin/index.ts'
import type { CashBackLine, PaidWeek, WeekLoss } from './cash-back.ts'
import { betsOfAll, betsOfMember, type Days, rewardCells, type Whose } from './reward-cells-store.ts'

interface LineRow {
  member_id: string
  rank: number
  game_type: string
  base_minor: string
  rate_bp: number
  amount_minor: string
}

/** What a member lost in each category of a week, up to this moment. */
export async function listOwnLosses(
  reader: Reader,
  whose: Whose,
  week: Days,
  rules: readonly RuleSpan[],
): Promise<CashBackLine[]> {
  const { rows } = await sql<LineRow>`
    with ${rewardCells({ kind: 'cashback', source: betsOfMember(whose, week), rules })}
    select * from cells where base_minor > 0 order by game_type`.execute(reader)
  return rows.map(lineOf)
}

interface Unpaid {
  currency: string
  week: Days
  rules: readonly RuleSpan[]
  countMax: number
  /** Comes after this member. */
  after: string
}

/** Members who get something for a week and did not get it yet, by id. */
export async function listUnpaid(reader: Reader, query: Unpaid): Promise<WeekLoss[]> {
  const { currency, week, rules, countMax, after } = query
  const { rows } = await sql<LineRow>`
    with ${rewardCells({ kind: 'cashback', source: betsOfAll(currency, week), rules })}, due as (
      select c.member_id from cells c
      where c.amount_minor > 0 and c.member_id > ${after} and not exists (
        select from cash_backs p
        where p.member_id = c.member_id and p.currency = ${currency} and p.period_from = ${week.from}::date
      ) group by 1 order by 1 limit ${countMax}
    )
    select c.* from cells c join due using (member_id) where c.base_minor > 0
    order by c.member_id, c.game_type`.execute(reader)
  const byMember = Map.groupBy(rows, (row) => row.member_id)
  return [...byMember].map(([memberId, own]) => ({ memberId, rank: own[0]?.rank ?? 0, lines: own.map(lineOf) }))
}

const lineOf = (row: LineRow): CashBackLine => ({
  gameType: row.game_type,
  netLossMinor: BigInt(row.base_minor),
  rateBp: row.rate_bp,
  amountMinor: BigInt(row.amount_minor),
})

export interface NewCashBack extends WeekLoss {
  cashBackId: string
  currency: string
  /** The Monday. */
  periodFrom: string
  amountMinor: bigint
  at: Date
}

/** False when the member has been paid for that week. */
export async function addCashBack(tx: Tx, paid: NewCashBack): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('cash_backs')
    .values({
      id: paid.cashBackId,
      member_id: paid.memberId,
      currency: paid.currency,
      period_from: sql<Date>`${paid.periodFrom}::date`,
      amount_minor: paid.amountMinor,
      rank: paid.rank,
      created_at: paid.at,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'currency', 'period_from']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await tx
    .insertInto('cash_back_lines')
    .values(
      paid.lines.map((line) => ({
        cash_back_id: paid.cashBackId,
        game_type: line.gameType,
        net_loss_minor: line.netLossMinor,
        rate_bp: line.rateBp,
        amount_minor: line.amountMinor,
      })),
    )
    .execute()
  return true
}

/** The last payments of a member, newest first. */
export async function listPaidWeeks(reader: Reader, memberId: string, countMax: number): Promise<PaidWeek[]> {
  const rows = await reader
    .selectFrom('cash_backs')
    .select([sql<string>`period_from::text`.as('from_day'), 'amount_minor', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('period_from', 'desc')
    .limit(countMax)
    .execute()
  return rows.map((row) => ({ from: row.from_day, amountMinor: BigInt(row.amount_minor), paidAt: row.created_at }))
}
