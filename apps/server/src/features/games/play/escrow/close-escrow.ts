import type { PswCode, PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/db.ts'
import { emptySeat } from '../../../money/wallet/index.ts'
import { lockPlayer } from '../launch/player-store.ts'
import { runMoneyCall } from '../money/money-call.ts'
import { movedOutcome } from '../money/moved-outcome.ts'
import { findTransaction, saveTransactions } from '../money/transaction-store.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { replay } from '../protocol/replay.ts'
import { requestHash } from '../protocol/request-hash.ts'
import { addException } from '../reconciliation/reconciliation-store.ts'
import { type Escrow, refuseSeat } from './escrow.ts'
import { findTable, lockEscrows, saveClosed } from './escrow-store.ts'

type Request = PswRequest<'escrow/close'>

interface Command {
  vendorId: string
  memberId: string
  request: Request
  hash: Buffer
  now: Date
}

/** `escrow/close`: all that a seat holds becomes cash; never half of it, and never more than it holds. */
export async function closeEscrow(context: AppContext, vendor: SignedVendor, request: Request): Promise<PswOutcome> {
  const { vendorId } = vendor
  const { playerId, escrowId, amount, currency, lastHandSeq, transactionId } = request
  const hash = requestHash('escrow/close', { playerId, escrowId, amount, currency, lastHandSeq: String(lastHandSeq) })
  const call = { currency, unknownPlayer: 'TRANSACTION_MISMATCH' } as const
  return runMoneyCall(context, call, {
    open: (tx, now) => lockPlayer(tx, vendor, playerId, now),
    async work(tx, memberId) {
      const seen = await findTransaction(tx, vendorId, transactionId)
      if (seen) return replay(seen, hash, playerId)
      const command = { vendorId, memberId, request, hash, now: context.clock.now() }
      const escrow = (await lockEscrows(tx, vendorId, [escrowId]))(escrowId)
      const refused = await refuse(tx, command, escrow)
      if (refused === 'ESCROW_NOT_FOUND' || refused === 'HAND_GAP' || !escrow)
        return { code: refused ?? 'ESCROW_NOT_FOUND' }
      if (refused) return remember(tx, command, escrow, { code: refused })
      return pay(tx, command, escrow)
    },
  })
}

async function refuse(
  tx: Tx,
  { vendorId, request }: Command,
  escrow: Escrow | undefined,
): Promise<PswCode | undefined> {
  const { playerId, currency } = request
  const refused = refuseSeat(escrow, { playerId, currency })
  if (refused || !escrow) return refused
  const table = await findTable(tx, vendorId, escrow.tableId)
  if (request.lastHandSeq > (table?.lastHandSeq ?? 0)) return 'HAND_GAP'
  return BigInt(request.amount) === escrow.balanceMinor ? undefined : 'ESCROW_AMOUNT_MISMATCH'
}

async function pay(tx: Tx, command: Command, escrow: Escrow): Promise<PswOutcome> {
  const { vendorId, memberId, request, now } = command
  const { balanceMinor: amountMinor, seatId, currency, escrowId } = escrow
  await saveClosed(tx, escrow, now)
  if (amountMinor === 0n) return remember(tx, command, escrow, { code: 'OK' })
  const { transactionId } = request
  const moved = await emptySeat(tx, { vendorId, transactionId, memberId, seatId, currency, amountMinor, escrowId })
  const { portalTransactionId } = moved
  await remember(tx, command, escrow, { code: 'OK', portalTransactionId })
  return movedOutcome('OK', moved, currency)
}

async function remember(
  tx: Tx,
  { vendorId, request, hash, now }: Command,
  escrow: Escrow,
  { code, portalTransactionId = null }: { code: PswCode; portalTransactionId?: string | null },
): Promise<PswOutcome> {
  const { transactionId, playerId, escrowId: roundId, currency, amount } = request
  const state = code === 'OK' ? ('APPLIED' as const) : ('REJECTED' as const)
  const transaction = {
    ...{ vendorId, transactionId, call: 'escrow/close' as const, requestHash: hash, state, code, playerId, roundId },
    ...{ gameCode: escrow.gameCode, amountMinor: BigInt(amount), currency, originalTransactionId: null },
    portalTransactionId,
  }
  await saveTransactions(tx, [transaction], now)
  if (code === 'ESCROW_AMOUNT_MISMATCH') {
    const detail = { call: 'escrow/close', here: escrow.balanceMinor.toString(), there: amount, currency }
    await addException(tx, { vendorId, transactionId, kind: 'escrowDiffers', detail, at: now })
  }
  return { code }
}
