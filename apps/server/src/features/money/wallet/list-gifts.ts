import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import { cashOf } from './accounts.ts'
import { portalIdOf } from './move-vendor-money.ts'

/** Something a member was given outside of play. */
export interface Gift {
  id: string
  purpose: 'bonus' | 'rebate' | 'cashback'
  /** Of the ledger. */
  transferKind: string
  amountMinor: bigint
  reference: string | undefined
  createdAt: Date
}

interface GiftQuery {
  memberId: string
  currency: string
  purpose: Gift['purpose'] | undefined
  from: Date | undefined
  to: Date | undefined
  limit: number
  offset: number
}

interface GiftRow {
  transfer_id: string
  transfer_kind: string
  counter_account_kind: string
  amount: string
  reference: string | null
  created_at: Date
}

/** Of the vendors' campaigns; the house gives from accounts of its own. */
const campaignKinds = ['promo_win', 'free_round_win']

const isOf = {
  rebate: sql`counter_account_kind in ('expense_rebate', 'expense_points')`,
  cashback: sql`transfer_kind = 'cash_back'`,
  bonus: sql`((counter_account_kind = 'expense_bonus' and transfer_kind not in ('cash_back', 'contract_pay'))
    or transfer_kind = any(${campaignKinds}::text[]))`,
}

/** Gifts to a member, newest first, without reading play. */
export async function listGifts(reader: Reader, query: GiftQuery): Promise<Gift[]> {
  const { ownerKind, ownerId, kind, currency } = cashOf(query.memberId, query.currency)
  const { rows } = await sql<GiftRow>`
    select transfer_id, transfer_kind, counter_account_kind, amount, reference, created_at from ledger.account_credits
    where account_id = (
        select account_id from ledger.account_balances
        where owner_kind = ${ownerKind} and owner_id = ${ownerId} and kind = ${kind} and currency = ${currency}
      ) and ${query.purpose ? isOf[query.purpose] : sql`(${isOf.rebate} or ${isOf.cashback} or ${isOf.bonus})`}
      and created_at >= coalesce(${query.from ?? null}::timestamptz, '-infinity')
      and created_at < coalesce(${query.to ?? null}::timestamptz, 'infinity')
    order by transfer_id desc limit ${query.limit} offset ${query.offset}`.execute(reader)
  return rows.map((row) => ({
    id: portalIdOf(BigInt(row.transfer_id)),
    purpose: purposeOf(row),
    transferKind: row.transfer_kind,
    amountMinor: BigInt(row.amount),
    reference: row.reference ?? undefined,
    createdAt: row.created_at,
  }))
}

const purposeOf = ({ counter_account_kind: payer, transfer_kind: kind }: GiftRow): Gift['purpose'] => {
  if (payer === 'expense_rebate' || payer === 'expense_points') return 'rebate'
  return kind === 'cash_back' ? 'cashback' : 'bonus'
}
