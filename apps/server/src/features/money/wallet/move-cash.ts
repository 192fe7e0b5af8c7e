import {
  type AccountRef,
  hashOf,
  type PostBetween,
  postBatch,
  postTransferBetween,
  type TransferResult,
} from '@fairground/ledger'
import type { Tx } from '../../../db/db.ts'
import { announce } from '../../../lib/live-events.ts'
import type { TransferKind } from './transfer-kinds.ts'

export interface CashMove {
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
  /** False when the key had been used before, or nothing moved. */
  isNew: boolean
}

/** Moves money between a member's cash and an account of a vendor or the house, once a key. */
export const moveCash = async (tx: Tx, move: CashMove): Promise<Moved> =>
  movedOf(move, await postTransferBetween(tx, transferOf(move)))

/** As `moveCash`, and tells the member's open pages when the transaction commits. */
export async function moveCashAndAnnounce(tx: Tx, move: CashMove): Promise<void> {
  const { isNew, version } = await moveCash(tx, move)
  if (isNew) announce(tx, move.memberId, 'balance.changed', { version })
}

/** As `moveCash`, for many in one call and in this order; undefined for one that went with another that was not applied. */
export async function moveCashInBatch(
  tx: Tx,
  moves: readonly (CashMove & { goesWithPrevious: boolean })[],
): Promise<(Moved | undefined)[]> {
  const results = await postBatch(
    tx,
    moves.map((move) => ({ ...transferOf(move), goesWithPrevious: move.goesWithPrevious })),
  )
  return moves.map((move, index) => {
    const result = results[index]
    if (!result) throw new Error(`${move.scope} ${move.key} was not answered`)
    return result.status === 'skipped' ? undefined : movedOf(move, result)
  })
}

function transferOf(move: CashMove): PostBetween {
  const { memberId, kind, debit, credit, amountMinor, scope, key, reference, actor } = move
  const { currency } = debit
  const requestHash = hashOf({ kind, memberId, counter: counterOf(move), currency, amountMinor, reference })
  return { scope, key, requestHash, kind, debit, credit, amountMinor, actor, reference }
}

function movedOf({ scope, key }: CashMove, result: TransferResult): Moved {
  if (result.status === 'mismatch') throw new Error(`${scope} ${key} has moved other money before`)
  if (!result.funds) throw new Error(`${scope} ${key} has no member account on either side`)
  if (result.status === 'refused' && result.code !== 'INSUFFICIENT_FUNDS')
    throw new Error(`${scope} ${key} was refused: ${result.code}`)
  return {
    status: result.status === 'applied' ? 'applied' : 'insufficient',
    transferId: result.transferId,
    availableMinor: result.funds.availableMinor,
    version: Number(result.funds.version),
    isNew: result.status === 'applied' && !result.replayed,
  }
}

const counterOf = ({ debit, credit }: CashMove): string => {
  const { ownerKind, ownerId, kind } = debit.ownerKind === 'member' ? credit : debit
  return `${ownerKind}:${ownerId}:${kind}`
}
