import { type AccountRef, hashOf, postTransferBetween } from '@fairground/ledger'
import type { Tx } from '../../db/db.ts'
import { announce } from '../../lib/live-events.ts'
import type { TransferKind } from './transfer-kinds.ts'

interface CashMove {
  memberId: string
  kind: TransferKind
  debit: AccountRef
  credit: AccountRef
  amountMinor: bigint
  /** Names this movement for ever: the same key again answers its first outcome and moves nothing. */
  scope: string
  key: string
  /** The deposit, withdrawal or round it belongs to. */
  reference: string
  /** Who asks, as `kind:id`. */
  actor: string
}

/**
 * Moves money between a member's cash and an account of the house, once a key, and tells the member's open pages when the
 * transaction commits.
 * @throws when the ledger refuses, or the key has moved other money
 */
export async function moveCash(tx: Tx, move: CashMove): Promise<void> {
  const { kind, memberId, debit, amountMinor, scope, key, reference } = move
  const { currency } = debit
  const requestHash = hashOf({ kind, memberId, counter: counterOf(move), currency, amountMinor, reference })
  const result = await postTransferBetween(tx, { ...move, requestHash })
  if (result.status === 'mismatch') throw new Error(`${scope} ${key} has moved other money before`)
  if (result.status === 'refused') throw new Error(`${scope} ${key} was refused: ${result.code}`)
  if (!result.funds) throw new Error(`${scope} ${key} has no member account on either side`)
  if (result.replayed) return
  await announce(tx, memberId, 'balance.changed', { version: Number(result.funds.version) })
}

const counterOf = ({ debit, credit }: CashMove): string => {
  const { ownerKind, ownerId, kind } = debit.ownerKind === 'member' ? credit : debit
  return `${ownerKind}:${ownerId}:${kind}`
}
