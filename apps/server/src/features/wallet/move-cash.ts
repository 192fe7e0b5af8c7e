import { type AccountRef, hashOf, postTransfer } from '@fairground/ledger'
import type { Tx } from '../../db/db.ts'
import { announce } from '../../lib/live-events.ts'
import { openPair } from './accounts.ts'
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

export interface Moved {
  /** `insufficient` is remembered too: the same key stays refused. */
  status: 'applied' | 'insufficient'
  transferId: bigint
  availableMinor: bigint
  version: number
}

/** Moves money between a member's cash and an account of a vendor or the house, once a key, and tells the open pages. */
export async function moveCash(tx: Tx, move: CashMove): Promise<Moved> {
  const { memberId, kind, debit, credit, amountMinor, scope, key, reference, actor } = move
  const accounts = await openPair(tx, debit, credit)
  const requestHash = hashOf({
    kind,
    memberId,
    counter: counterOf(move),
    currency: debit.currency,
    amountMinor,
    reference,
  })
  const result = await postTransfer(tx, { ...accounts, scope, key, requestHash, kind, amountMinor, reference, actor })
  if (result.status === 'mismatch') throw new Error(`${scope} ${key} has moved other money before`)
  if (!result.funds) throw new Error(`${scope} ${key} has no member account on either side`)
  if (result.status === 'refused' && result.code !== 'INSUFFICIENT_FUNDS')
    throw new Error(`${scope} ${key} was refused: ${result.code}`)
  const { availableMinor } = result.funds
  const version = Number(result.funds.version)
  const isNew = result.status === 'applied' && !result.replayed
  if (isNew) await announce(tx, memberId, 'balance.changed', { version })
  return {
    status: result.status === 'applied' ? 'applied' : 'insufficient',
    transferId: result.transferId,
    availableMinor,
    version,
  }
}

const counterOf = ({ debit, credit }: CashMove): string => {
  const { ownerKind, ownerId, kind } = debit.ownerKind === 'member' ? credit : debit
  return `${ownerKind}:${ownerId}:${kind}`
}
