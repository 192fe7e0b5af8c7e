import { sql, type Transaction } from 'kysely'

export type OwnerKind = 'member' | 'vendor' | 'table' | 'seat' | 'house'

/** The chart of accounts; who may own which kind, and which may owe, stands in `ledger.chart`. */
export type AccountKind =
  | 'cash'
  | 'bonus'
  | 'locked'
  | 'debt'
  | 'vendor_clearing'
  | 'revenue_ggr'
  | 'wallet_transit'
  | 'vendor_wallets'
  | 'clearing_bank'
  | 'clearing_psp'
  | 'withdrawals_in_flight'
  | 'expense_bonus'
  | 'expense_rebate'
  | 'expense_points'
  | 'adjustments_manual'
  | 'rounding'
  | 'suspense'
  | 'play_money'
  | 'tips'
  | 'tips_paid'
  | 'escrow'
  | 'pot'
  | 'jackpot_base'
  | 'jackpot_increment'
  | 'jackpot_reserve'

/** Names one account. House kinds that exist once per partner (a PSP, a bank) carry the partner's id as `ownerId`. */
export interface AccountRef {
  ownerKind: OwnerKind
  ownerId: string
  kind: AccountKind
  /** Three to five capital letters; FUN is play money. */
  currency: string
}

/**
 * Opens the account, or finds it when it is open already. The id never changes and may be cached.
 * @throws when the chart has no such account
 */
export async function openAccount<Schema>(tx: Transaction<Schema>, ref: AccountRef): Promise<bigint> {
  const { rows } = await sql<{ id: string }>`
    select ledger.open_account(${ref.ownerKind}, ${ref.ownerId}, ${ref.kind}, ${ref.currency}) as id`.execute(tx)
  return BigInt(rows[0]?.id ?? missing(ref))
}

/**
 * What can be spent of the account, which nobody else changes until the transaction ends; one that is new is opened.
 * @throws when the chart has no such account
 */
export async function lockAvailable<Schema>(tx: Transaction<Schema>, ref: AccountRef): Promise<bigint> {
  const { rows } = await sql<{ available: string }>`
    select ledger.lock_available(${ref.ownerKind}, ${ref.ownerId}, ${ref.kind}, ${ref.currency}) as available`.execute(
    tx,
  )
  return BigInt(rows[0]?.available ?? missing(ref))
}

export type CloseResult = { status: 'closed' } | { status: 'refused'; code: 'ACCOUNT_NOT_EMPTY' }

/** Closes an account for good: it takes no more transfers or holds. Closing it again changes nothing. */
export async function closeAccount<Schema>(tx: Transaction<Schema>, accountId: bigint): Promise<CloseResult> {
  const { rows } = await sql<{ code: 'ACCOUNT_NOT_EMPTY' | null }>`
    select ledger.close_account(${accountId}) as code`.execute(tx)
  const code = rows[0]?.code
  return code ? { status: 'refused', code } : { status: 'closed' }
}

/** @throws always: the account that the caller relies on does not exist */
export function missing(ref: AccountRef): never {
  throw new Error(`no ledger account ${ref.kind} of ${ref.ownerKind} ${ref.ownerId} in ${ref.currency}`)
}
