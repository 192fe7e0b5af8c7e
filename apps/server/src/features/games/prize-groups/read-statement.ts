import type { PointsRow } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'

interface Asked {
  from: string
  to: string
  pageNo: number
  pageSize: number
}

interface StatementRow {
  draw: string
  game_code: string
  names: Record<string, string> | null
  account: string | null
  stake: string
  amount: string
  paid: string
  at: Date
}

/** What bets brought an account, draw by draw and by who is directly below; the sums are of all pages. */
export async function readStatement(
  { app: { db }, language }: Pick<Call, 'app' | 'language'>,
  { memberId, currency }: { memberId: string; currency: string },
  { from, to, pageNo, pageSize }: Asked,
) {
  const span = { memberId, currency, from: new Date(from), to: new Date(to) }
  const [rows, [sums]] = await Promise.all([
    listDraws(db, span, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    sumDraws(db, span),
  ])
  const money = (minor: string) => formatAmount(BigInt(minor), getCurrency(currency))
  const list = rows.map(
    (row): PointsRow => ({
      ...{ draw: row.draw, gameId: row.game_code, account: row.account ?? undefined },
      gameName: row.names?.[language] ?? row.names?.en ?? '',
      ...{ stake: money(row.stake), amount: money(row.amount), paid: money(row.paid), at: row.at.toISOString() },
    }),
  )
  const { total = '0', stake = '0', amount = '0', paid = '0' } = sums ?? {}
  return {
    ...{ list, total: Number(total), pageNo, pageSize },
    sums: { stake: money(stake), amount: money(amount), paid: money(paid) },
  }
}

interface Span {
  memberId: string
  currency: string
  from: Date
  to: Date
}

const sumsOf = sql`
  sum(s.stake_minor)::text as stake, sum(s.amount_minor)::text as amount,
  coalesce(sum(s.amount_minor) filter (where s.payment_id is not null), 0)::text as paid`

const lineOf = sql`s.draw, s.vendor_id, s.game_code, s.child_id`

const sharesOf = ({ memberId, currency, from, to }: Span) => sql`
  point_shares s where s.earner_id = ${memberId} and s.currency = ${currency}
    and s.owed_at >= ${from} and s.owed_at < ${to}`

async function listDraws(reader: Reader, span: Span, page: { limit: number; offset: number }): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select g.*, m.account, n.names from (
      select s.draw, s.vendor_id, s.game_code, s.child_id, ${sumsOf}, max(s.owed_at) as at from ${sharesOf(span)}
      group by ${lineOf}
    ) g left join members m on m.id = g.child_id
    left join games n on n.vendor_id = g.vendor_id and n.game_code = g.game_code
    order by g.at desc, g.draw, g.game_code, g.child_id limit ${page.limit} offset ${page.offset}`.execute(reader)
  return rows
}

async function sumDraws(reader: Reader, span: Span) {
  const { rows } = await sql<{ total: string; stake: string; amount: string; paid: string }>`
    select count(*)::text as total, coalesce(sum(g.stake::numeric), 0)::text as stake,
      coalesce(sum(g.amount::numeric), 0)::text as amount, coalesce(sum(g.paid::numeric), 0)::text as paid
    from (select ${sumsOf} from ${sharesOf(span)} group by ${lineOf}) g`.execute(reader)
  return rows
}
