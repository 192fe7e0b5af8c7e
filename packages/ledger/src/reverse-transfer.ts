import { sql, type Transaction } from 'kysely'
import { type Command, type Outcome, type OutcomeRow, toOutcome } from './outcome.ts'
import { type TransferDetails, type TransferRefusal, transferDetails } from './post-transfer.ts'

export interface ReverseTransfer extends Command {
  transferId: bigint
  /** Default: the reference of the reversed transfer. */
  reference?: string
  effectiveAt?: Date
}

/** `NOT_REVERSIBLE`: the transfer was refused, or is itself a reversal. */
export type ReversalRefusal = TransferRefusal | 'ALREADY_REVERSED' | 'NOT_REVERSIBLE'

export type ReversalResult = Outcome<ReversalRefusal, TransferDetails>

/**
 * Moves an applied transfer back exactly, at most once whatever the keys; `transferId` of the answer is the reversal's.
 * @throws for an unknown transfer
 */
export async function reverseTransfer<Schema>(
  tx: Transaction<Schema>,
  reversal: ReverseTransfer,
): Promise<ReversalResult> {
  const { rows } = await sql<OutcomeRow>`
    select * from ledger.reverse_transfer(
      p_scope => ${reversal.scope}, p_key => ${reversal.key}, p_request_hash => decode(${reversal.requestHash}, 'hex'),
      p_transfer_id => ${reversal.transferId}, p_actor => ${reversal.actor},
      p_reference => ${reversal.reference ?? null}, p_effective_at => ${reversal.effectiveAt ?? null})`.execute(tx)
  return toOutcome(rows[0], { applied: transferDetails, refused: transferDetails })
}
