import type { PswCode, PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/db.ts'
import { getBalance } from '../../../money/wallet/index.ts'
import { adjustHeldMinorOf, findVendorRules } from '../../catalogue/index.ts'
import { holdPointsBase, owePoints, textOfPointsBase } from '../../prize-groups/index.ts'
import { lockPlayer } from '../launch/player-store.ts'
import { runMoneyCall } from '../money/money-call.ts'
import type { PswTransaction } from '../money/transaction.ts'
import { findTransaction, saveTransactions } from '../money/transaction-store.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { replay } from '../protocol/replay.ts'
import { requestHash } from '../protocol/request-hash.ts'
import { isHeldAdjustment, isPassing, refuseAdjust } from './adjustment.ts'
import { findAdjustedRound, findLastVersion, isAdjustmentHeld } from './adjustment-store.ts'
import { bookAdjustment } from './book-adjustment.ts'

type Request = PswRequest<'adjust'>

interface AdjustCommand {
  vendorId: string
  memberId: string
  request: Request
  hash: Buffer
  now: Date
}

/**
 * `adjust`: corrects a settled bet or win, version by version: a result that was wrong, a settlement taken back. One out of
 * bounds is held until two people have decided about it.
 */
export async function adjustTransaction(
  context: AppContext,
  vendor: SignedVendor,
  request: Request,
): Promise<PswOutcome> {
  const { vendorId } = vendor
  const { playerId, originalTransactionId, amount, currency, version } = request
  const hash = requestHash('adjust', {
    playerId,
    originalTransactionId,
    amount,
    currency,
    version: String(version),
    ...textOfPointsBase(request.pointsBase),
  })
  const call = { currency, unknownPlayer: 'BET_NOT_FOUND' } as const
  const { limits } = await findVendorRules(context, vendorId)
  return runMoneyCall(context, call, {
    open: (tx, now) => lockPlayer(tx, vendor, playerId, now),
    async work(tx, memberId) {
      const seen = await findTransaction(tx, vendorId, request.transactionId)
      if (seen) return replay(seen, hash, playerId)
      const original = await findTransaction(tx, vendorId, originalTransactionId)
      const lastVersion = await findLastVersion(tx, vendorId, originalTransactionId)
      const isOneHeld = await isAdjustmentHeld(tx, vendorId, originalTransactionId)
      const refused = refuseAdjust({ original, lastVersion, isOneHeld, request })
      const command = { vendorId, memberId, request, hash, now: context.clock.now() }
      if (refused && isPassing(refused)) return { code: refused }
      if (refused || !original) return remember(tx, command, original, { code: refused ?? 'BET_NOT_FOUND' })
      const round = await findAdjustedRound(tx, vendorId, original.roundId ?? originalTransactionId)
      const isHeld = isHeldAdjustment(BigInt(amount), round, adjustHeldMinorOf(limits, currency))
      return isHeld ? remember(tx, command, original, { code: 'OK', isHeld }) : book(tx, command, original)
    },
  })
}

async function book(tx: Tx, command: AdjustCommand, original: PswTransaction): Promise<PswOutcome> {
  const { vendorId, memberId, request, now } = command
  const { transactionId, originalTransactionId, currency, version } = request
  const { portalTransactionId, debtMinor } = await bookAdjustment(tx, {
    ...{ vendorId, memberId, transactionId, originalTransactionId, currency, version, now },
    amountMinor: BigInt(request.amount),
    roundId: original.roundId ?? originalTransactionId,
  })
  if (request.pointsBase !== undefined && original.roundId !== null)
    await owePoints(tx, [{ vendorId, roundId: original.roundId, settledMinor: BigInt(request.pointsBase) }], now)
  await remember(tx, command, original, { code: 'OK', portalTransactionId })
  const { availableMinor, version: balanceVersion } = await getBalance(tx, memberId, currency)
  const debt = debtMinor > 0n ? debtMinor.toString() : undefined
  return { code: 'OK', portalTransactionId, balance: availableMinor.toString(), balanceVersion, currency, debt }
}

async function remember(
  tx: Tx,
  { vendorId, request, hash, now }: AdjustCommand,
  original: PswTransaction | undefined,
  {
    code,
    portalTransactionId = null,
    isHeld,
  }: { code: PswCode; portalTransactionId?: string | null; isHeld?: boolean },
): Promise<PswOutcome> {
  const transaction: PswTransaction = {
    ...{ vendorId, transactionId: request.transactionId, call: 'adjust', requestHash: hash, code, portalTransactionId },
    state: isHeld ? 'HELD' : code === 'OK' ? 'APPLIED' : 'REJECTED',
    playerId: request.playerId,
    roundId: original?.roundId ?? null,
    gameCode: original?.gameCode ?? null,
    amountMinor: BigInt(request.amount),
    currency: request.currency,
    originalTransactionId: request.originalTransactionId,
  }
  await saveTransactions(tx, [transaction], now)
  if (isHeld && request.pointsBase !== undefined) {
    const { transactionId } = request
    await holdPointsBase(tx, { vendorId, transactionId, settledMinor: BigInt(request.pointsBase) })
  }
  return isHeld ? { code, state: 'HELD' } : { code }
}
