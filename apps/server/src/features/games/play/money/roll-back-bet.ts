import type { PswCode, PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/db.ts'
import { refundBet, undoBuyIn } from '../../../money/wallet/index.ts'
import { voidPoints } from '../../prize-groups/index.ts'
import { findLastVersion, isAdjustmentHeld } from '../adjustments/adjustment-store.ts'
import { canTakeBack, saveTakenBack } from '../escrow/escrow-store.ts'
import { lockPlayer } from '../launch/player-store.ts'
import { takeSharesBack } from '../prizes/jackpot-share-store.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { replay } from '../protocol/replay.ts'
import { requestHash } from '../protocol/request-hash.ts'
import { runMoneyCall } from './money-call.ts'
import { movedOutcome } from './moved-outcome.ts'
import { decideRollback, isBuyIn } from './round.ts'
import { addRollback, findRound } from './round-store.ts'
import { markTipTakenBack } from './tip-store.ts'
import type { PswTransaction } from './transaction.ts'
import { findTransaction, markRolledBack, saveTransactions } from './transaction-store.ts'

type Request = PswRequest<'rollback'>

interface RollbackCommand {
  vendorId: string
  memberId: string
  request: Request
  hash: Buffer
  now: Date
}

/** `rollback`: takes a bet back as if it had never been; one that never came leaves a tombstone that stops it. */
export async function rollBackBet(context: AppContext, vendor: SignedVendor, request: Request): Promise<PswOutcome> {
  const { vendorId } = vendor
  const { playerId, roundId, originalTransactionId } = request
  const hash = requestHash('rollback', { playerId, roundId, originalTransactionId })
  const call = { unknownPlayer: 'TRANSACTION_MISMATCH' } as const
  return runMoneyCall(context, call, {
    open: (tx, now) => lockPlayer(tx, vendor, playerId, now),
    async work(tx, memberId) {
      const seen = await findTransaction(tx, vendorId, request.transactionId)
      const original = await findTransaction(tx, vendorId, originalTransactionId)
      const currency = original?.currency ?? undefined
      if (seen) return { ...replay(seen, hash, playerId), currency }
      const command = { vendorId, memberId, request, hash, now: context.clock.now() }
      return { currency, ...(await decideAndPost(tx, command, original)) }
    },
  })
}

async function decideAndPost(
  tx: Tx,
  command: RollbackCommand,
  original: PswTransaction | undefined,
): Promise<PswOutcome> {
  const { vendorId, request, now } = command
  const round = await findRound(tx, vendorId, request.roundId)
  const amountMinor = request.amount === undefined ? undefined : BigInt(request.amount)
  const decision = decideRollback({
    original,
    round,
    playerId: request.playerId,
    roundId: request.roundId,
    amountMinor,
    isSettled: await isSettled(tx, command, original),
  })
  if (decision === 'BAD_REQUEST') return { code: decision }
  if (decision === 'refund' && (await isAdjustmentHeld(tx, vendorId, request.originalTransactionId)))
    return { code: 'IN_PROGRESS' }
  if (decision === 'tombstone') {
    await saveTransactions(tx, [tombstoneOf(command)], now)
    return remember(tx, command, 'TOMBSTONED')
  }
  if (decision !== 'refund' || !original) return remember(tx, command, decision === 'refund' ? 'TOMBSTONED' : decision)
  return isBuyIn(original) ? refundBuyIn(tx, command, original) : refund(tx, command, original)
}

/** A bet by a correction, a buy-in by a hand that has named its seat since. */
async function isSettled(
  tx: Tx,
  { vendorId, request: { originalTransactionId } }: RollbackCommand,
  original: PswTransaction | undefined,
): Promise<boolean> {
  if (original && isBuyIn(original))
    return original.state === 'APPLIED' && !(await canTakeBack(tx, vendorId, originalTransactionId))
  return (await findLastVersion(tx, vendorId, originalTransactionId)) > 0
}

/** The seat's money becomes cash again. */
async function refundBuyIn(tx: Tx, command: RollbackCommand, bought: PswTransaction): Promise<PswOutcome> {
  const { vendorId, memberId, request, now } = command
  const { transactionId: buyInId, amountMinor, currency } = bought
  if (amountMinor === null || currency === null) throw new Error(`buy-in ${buyInId} has no amount`)
  const { transactionId } = request
  const moved = await undoBuyIn(tx, { vendorId, transactionId, memberId, currency, buyInId })
  await saveTakenBack(tx, vendorId, buyInId, now)
  await markRolledBack(tx, vendorId, buyInId)
  await remember(tx, command, 'OK', moved.portalTransactionId)
  return { ...movedOutcome('OK', moved, currency), refunded: String(amountMinor) }
}

async function refund(
  tx: Tx,
  command: RollbackCommand,
  { call, transactionId: betTransactionId, amountMinor, currency }: PswTransaction,
): Promise<PswOutcome> {
  const { vendorId, memberId, request, now } = command
  const { roundId, transactionId } = request
  if (amountMinor === null || currency === null) throw new Error(`bet ${betTransactionId} has no amount`)
  const moved = await refundBet(tx, { vendorId, transactionId, memberId, betTransactionId })
  await takeSharesBack(tx, vendorId, betTransactionId, now)
  await markRolledBack(tx, vendorId, betTransactionId)
  if (call === 'tip') await markTipTakenBack(tx, vendorId, betTransactionId, now)
  else {
    await voidPoints(tx, { vendorId, transactionId: betTransactionId }, now)
    await addRollback(tx, { vendorId, roundId, amountMinor, now })
  }
  await remember(tx, command, 'OK', moved.portalTransactionId)
  return { ...movedOutcome('OK', moved, currency), refunded: String(amountMinor) }
}

async function remember(
  tx: Tx,
  { vendorId, request, hash, now }: RollbackCommand,
  code: PswCode,
  portalTransactionId?: string,
): Promise<PswOutcome> {
  const isDone =
    code === 'OK' || code === 'TOMBSTONED' || code === 'ALREADY_ROLLED_BACK' || code === 'NOTHING_TO_ROLL_BACK'
  const transaction: PswTransaction = {
    vendorId,
    transactionId: request.transactionId,
    call: 'rollback',
    requestHash: hash,
    state: isDone ? 'APPLIED' : 'REJECTED',
    code,
    playerId: request.playerId,
    roundId: request.roundId,
    gameCode: null,
    amountMinor: null,
    currency: null,
    originalTransactionId: request.originalTransactionId,
    portalTransactionId: portalTransactionId ?? null,
  }
  await saveTransactions(tx, [transaction], now)
  return { code }
}

const tombstoneOf = ({ vendorId, request }: RollbackCommand): PswTransaction => ({
  vendorId,
  transactionId: request.originalTransactionId,
  call: 'bet',
  requestHash: null,
  state: 'TOMBSTONED',
  code: 'BET_CANCELLED',
  playerId: request.playerId,
  roundId: request.roundId,
  gameCode: null,
  amountMinor: null,
  currency: null,
  originalTransactionId: null,
  portalTransactionId: null,
})
