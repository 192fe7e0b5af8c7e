import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { Line, Source } from './reconciliation.ts'

export interface ReconciledDay {
  day: string
  currency: string
  timeZone: string
}

interface LineRow {
  source: Source
  vendor_id: string
  vendor_name: string | null
  order_count: string
  order_minor: string
  ledger_count: string
  ledger_minor: string
  difference_count: string
  differences: { id: string; transferId: string | null; order: string | null; ledger: string | null }[] | null
}

export const differencesMax = 50

/** Every kind of order of a day and what was posted for it, with what is not the same on both sides. */
export async function listLines(reader: Reader, day: ReconciledDay): Promise<Line[]> {
  const { rows } = await sql<LineRow>`
    with ${pairsOf(day)}
    select p.source, p.vendor_id, min(v.name) as vendor_name,
      count(order_minor) as order_count, coalesce(sum(order_minor), 0) as order_minor,
      count(ledger_minor) as ledger_count, coalesce(sum(ledger_minor), 0) as ledger_minor,
      count(*) filter (where order_minor is distinct from ledger_minor) as difference_count,
      (array_agg(jsonb_build_object('id', p.id, 'transferId', transfer_id::text, 'order', order_minor::text,
          'ledger', ledger_minor::text) order by p.id)
        filter (where order_minor is distinct from ledger_minor))[1:${sql.lit(differencesMax)}] as differences
    from pairs p left join vendors v on v.id = p.vendor_id
    group by p.source, p.vendor_id order by p.vendor_id, p.source`.execute(reader)
  return rows.map((row) => ({
    source: row.source,
    vendorId: row.vendor_id || undefined,
    vendorName: row.vendor_name ?? undefined,
    orders: { count: Number(row.order_count), amountMinor: BigInt(row.order_minor) },
    ledger: { count: Number(row.ledger_count), amountMinor: BigInt(row.ledger_minor) },
    differenceCount: Number(row.difference_count),
    differences: (row.differences ?? []).map(({ id, transferId, order, ledger }) => ({
      id,
      transferId: transferId ?? undefined,
      orderMinor: order === null ? undefined : BigInt(order),
      ledgerMinor: ledger === null ? undefined : BigInt(ledger),
    })),
  }))
}

/**
 * Every order of the day beside the transfer that was posted for it, found by the key of both. A pair belongs to the day
 * of its transfer, or, without one, of its order; an hour around the day finds pairs that stand on both sides of midnight.
 */
const pairsOf = ({ day, currency, timeZone }: ReconciledDay) => sql`
  span as (
    select ${day}::date::timestamp at time zone ${timeZone}::text as starts_at,
      (${day}::date + 1)::timestamp at time zone ${timeZone}::text as ends_at
  ), orders as (
    select 'deposits' as source, '' as vendor_id, d.id, d.credit_minor as minor, d.decided_at as at
    from span, deposits d where d.state = 'approved' and d.currency = ${currency}
      and d.decided_at >= starts_at - interval '1 hour' and d.decided_at < ends_at + interval '1 hour'
    union all
    select 'payouts', '', p.withdrawal_id || ':' || p.number, p.amount_minor, p.paid_at
    from span, withdrawal_payouts p join withdrawals w on w.id = p.withdrawal_id
    where w.currency = ${currency} and p.paid_at >= starts_at - interval '1 hour' and p.paid_at < ends_at + interval '1 hour'
    union all
    select 'adjustments', '', a.id, a.amount_minor, a.decided_at
    from span, wishes a where a.kind = 'adjustment' and a.state = 'approved' and a.currency = ${currency}
      and a.decided_at >= starts_at - interval '1 hour' and a.decided_at < ends_at + interval '1 hour'
    union all
    select 'memberTransfers', '', m.id, m.amount_minor, m.created_at
    from span, member_transfers m where m.currency = ${currency}
      and m.created_at >= starts_at - interval '1 hour' and m.created_at < ends_at + interval '1 hour'
    union all
    select 'contractIncomes', '', i.id, i.amount_minor, i.paid_at
    from span, contract_incomes i where i.state = 'paid' and i.currency = ${currency}
      and i.paid_at >= starts_at - interval '1 hour' and i.paid_at < ends_at + interval '1 hour'
    union all
    select 'rebates', '', c.id, c.amount_minor, c.created_at
    from span, rebate_claims c where c.currency = ${currency}
      and c.created_at >= starts_at - interval '1 hour' and c.created_at < ends_at + interval '1 hour'
    union all
    select 'cashBacks', '', c.id, c.amount_minor, c.created_at
    from span, cash_backs c where c.currency = ${currency}
      and c.created_at >= starts_at - interval '1 hour' and c.created_at < ends_at + interval '1 hour'
    union all
    select 'rewards', '', r.id, r.amount_minor, r.claimed_at
    from span, rewards r where r.currency = ${currency}
      and r.claimed_at >= starts_at - interval '1 hour' and r.claimed_at < ends_at + interval '1 hour'
    union all
    select 'walletTransfers', w.vendor_id, w.id, w.amount_minor, w.resolved_at
    from span, wallet_transfers w where w.state <> 'pending' and w.currency = ${currency}
      and w.resolved_at >= starts_at - interval '1 hour' and w.resolved_at < ends_at + interval '1 hour'
    union all
    select 'points', '', c.id, c.amount_minor, c.created_at
    from span, point_conversions c where c.currency = ${currency}
      and c.created_at >= starts_at - interval '1 hour' and c.created_at < ends_at + interval '1 hour'
    union all
    select 'points', '', r.id, r.credit_minor, r.decided_at
    from span, point_redemptions r where r.kind = 'credit' and r.state = 'completed' and r.currency = ${currency}
      and r.decided_at >= starts_at - interval '1 hour' and r.decided_at < ends_at + interval '1 hour'
    union all
    select case x.call when 'bet' then 'bets' when 'tip' then 'tips' when 'rollback' then 'rollbacks' else 'wins' end, x.vendor_id,
      x.transaction_id, coalesce(o.amount_minor, x.amount_minor), x.created_at
    from span, psw_transactions x
    left join psw_transactions o on x.call = 'rollback' and o.vendor_id = x.vendor_id
      and o.transaction_id = x.original_transaction_id
    where x.portal_transaction_id is not null and x.call <> 'adjust' and coalesce(o.currency, x.currency) = ${currency}
      and x.created_at >= starts_at - interval '1 hour' and x.created_at < ends_at + interval '1 hour'
  ), posted as (
    select case
        when t.scope = 'deposit' then 'deposits'
        when t.scope = 'withdrawal' then 'payouts'
        when t.scope = 'adjustment' then 'adjustments'
        when t.scope = 'member-transfer' then 'memberTransfers'
        when t.scope = 'contract-pay' then 'contractIncomes'
        when t.scope = 'rebate' then 'rebates'
        when t.scope = 'cash-back' then 'cashBacks'
        when t.scope = 'reward' then 'rewards'
        when t.scope = 'wallet-transfer' then 'walletTransfers'
        when t.scope = 'points_conversion' then 'points'
        else case t.kind when 'bet' then 'bets' when 'tip' then 'tips' when 'reversal' then 'rollbacks' else 'wins' end
      end as source,
      case t.scope when 'vendor' then split_part(t.key, ':', 1)
        when 'wallet-transfer' then t.debit_owner_id else '' end as vendor_id,
      case
        when t.scope in ('deposit', 'member-transfer', 'rebate', 'cash-back', 'reward', 'points_conversion') then t.key
        when t.scope = 'withdrawal' then t.reference || ':' || coalesce(nullif(split_part(t.key, ':', 3), ''), '1')
        when t.scope in ('adjustment', 'contract-pay', 'wallet-transfer') then t.reference
        else substr(t.key, length(split_part(t.key, ':', 1)) + 2)
      end as id, t.transfer_id, t.amount as minor, t.created_at as at
    from span, ledger.transfer_sides t
    where t.code is null and t.currency = ${currency} and t.kind <> 'adjust'
      and (t.scope in ('deposit', 'adjustment', 'member-transfer', 'contract-pay', 'rebate', 'cash-back', 'reward',
          'points_conversion', 'vendor')
        or (t.scope = 'withdrawal' and t.kind = 'payout_settled')
        or (t.scope = 'wallet-transfer' and t.debit_kind = 'wallet_transit'))
      and t.created_at >= starts_at - interval '1 hour' and t.created_at < ends_at + interval '1 hour'
  ), pairs as (
    select source, vendor_id, id, p.transfer_id, o.minor as order_minor, p.minor as ledger_minor
    from orders o full join posted p using (source, vendor_id, id) cross join span
    where coalesce(p.at, o.at) >= starts_at and coalesce(p.at, o.at) < ends_at
  )`
