import { prepareStatement } from '@fairground/postgres'
import { sql, type Transaction } from 'kysely'
import type { AccountRef } from './account.ts'
import { type Command, type Funds, fundsOf, integer, type Outcome, type OutcomeRow, toOutcome } from './outcome.ts'

export interface PostTransfer extends Command {
  /** `deposit`, `bet`, `win` …: lower case and underscores. */
  kind: string
  debitAccountId: bigint
  creditAccountId: bigint
  /** 1 to 10^18 - 1. */
  amountMinor: bigint
  /** The round, withdrawal or campaign that the money belongs to. */
  reference?: string
  /** When it happened, if that is not now. */
  effectiveAt?: Date
}

export type TransferRefusal = 'INSUFFICIENT_FUNDS' | 'ACCOUNT_CLOSED'

export interface TransferDetails {
  /** Refused transfers have an id too. */
  transferId: bigint
  /** Of the debited account, or of the credited one if only that keeps a running balance; null between house accounts. */
  funds: Funds | null
}

export type TransferResult = Outcome<TransferRefusal, TransferDetails>

/**
 * Moves money from the debited to the credited account, once per `(scope, key)`.
 * @throws for an unknown account, an amount out of range, or accounts of different currencies
 */
export async function postTransfer<Schema>(tx: Transaction<Schema>, transfer: PostTransfer): Promise<TransferResult> {
  const { rows } = await sql<OutcomeRow>`
    select * from ledger.post_transfer(
      p_scope => ${transfer.scope}, p_key => ${transfer.key}, p_request_hash => decode(${transfer.requestHash}, 'hex'),
      p_kind => ${transfer.kind}, p_debit_account_id => ${transfer.debitAccountId},
      p_credit_account_id => ${transfer.creditAccountId}, p_amount => ${transfer.amountMinor},
      p_actor => ${transfer.actor}, p_reference => ${transfer.reference ?? null},
      p_effective_at => ${transfer.effectiveAt ?? null})`.execute(tx)
  return toOutcome(rows[0], { applied: transferDetails, refused: transferDetails })
}

export interface PostBetween extends Omit<PostTransfer, 'debitAccountId' | 'creditAccountId' | 'effectiveAt'> {
  debit: AccountRef
  credit: AccountRef
}

const postBetween = prepareStatement<OutcomeRow>(`
  select status, transfer_id, hold_id, replayed, code, balance, available, version from ledger.post_between(
    $1, $2, decode($3, 'hex'), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`)

/** As `postTransfer`, in the same one round trip, between accounts named by what they are; one that is new is opened. */
export async function postTransferBetween<Schema>(
  tx: Transaction<Schema>,
  { scope, key, requestHash, kind, debit, credit, amountMinor, actor, reference }: PostBetween,
): Promise<TransferResult> {
  const ref = ({ ownerKind, ownerId, kind, currency }: AccountRef) => [ownerKind, ownerId, kind, currency]
  const values = [scope, key, requestHash, kind, ...ref(debit), ...ref(credit), amountMinor, actor, reference ?? null]
  const { rows } = await postBetween(tx, values)
  return toOutcome(rows[0], { applied: transferDetails, refused: transferDetails })
}

export function transferDetails(row: OutcomeRow): TransferDetails {
  return { transferId: integer(row.transfer_id), funds: row.balance === null ? null : fundsOf(row) }
}
