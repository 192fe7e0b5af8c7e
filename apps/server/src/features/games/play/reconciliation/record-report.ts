import type { AppContext } from '../../../../context.ts'
import { type Tx, transact } from '../../../../db/db.ts'
import { hasFilledPurse } from '../../../money/vendor-wallets/index.ts'
import { lockPlayerOnly } from '../launch/player-store.ts'
import { findRound } from '../money/round-store.ts'
import type { PswTransaction } from '../money/transaction.ts'
import { findTransaction } from '../money/transaction-store.ts'
import { requestHash } from '../protocol/request-hash.ts'
import { findRollback, saveReported, saveReportedRound } from './report-store.ts'
import { decideReport, type ReportDecision, type ReportedMove } from './reported-move.ts'

/**
 * Makes a bet that was played from a purse at the vendor a record, as any bet is one, and moves no money: that went when
 * the purse was filled. Told again it changes nothing.
 */
export function recordReport(context: AppContext, vendorId: string, theirs: ReportedMove): Promise<ReportDecision> {
  const { playerId, transactionId, roundId, call, originalTransactionId } = theirs
  const now = context.clock.now()
  const siteCurrency = context.config.currency
  const hash = hashOf(theirs)
  return transact(context.db, async (tx) => {
    const memberId = await lockPlayerOnly(tx, vendorId, playerId)
    const betId = call === 'rollback' ? originalTransactionId : transactionId
    const decision = decideReport(theirs, {
      ...{ siteCurrency, hash, isPlayerKnown: memberId !== undefined },
      isPurseFilled: memberId !== undefined && (await hasFilledPurse(tx, memberId, vendorId)),
      seen: await findTransaction(tx, vendorId, transactionId),
      round: await findRound(tx, vendorId, roundId),
      bet: call === 'rollback' && betId !== null ? await findTransaction(tx, vendorId, betId) : undefined,
      takenBackBy:
        call === 'win' || betId === null ? undefined : await findRollback(tx, { vendorId, playerId, roundId, betId }),
    })
    if (decision.does === 'record' && memberId !== undefined)
      await record(tx, theirs, { vendorId, memberId, hash, code: decision.code, now })
    return decision
  })
}

interface Recorded extends Pick<PswTransaction, 'vendorId' | 'code'> {
  memberId: string
  hash: Buffer
  now: Date
}

async function record(tx: Tx, theirs: ReportedMove, { vendorId, memberId, hash, code, now }: Recorded): Promise<void> {
  const { transactionId, call, playerId, roundId, gameId: gameCode, currency, originalTransactionId } = theirs
  const transaction: PswTransaction = {
    ...{ vendorId, transactionId, call, requestHash: hash, state: 'APPLIED', code, playerId, roundId, gameCode },
    ...{ amountMinor: BigInt(theirs.amount), currency, originalTransactionId, portalTransactionId: null },
  }
  const endsRound = theirs.roundClosed === true
  await saveReported(tx, { transaction, endsRound, now })
  await saveReportedRound(tx, {
    ...transaction,
    memberId,
    roundId,
    gameCode,
    currency,
    toldAt: new Date(theirs.at),
    now,
  })
}

const hashOf = ({ call, playerId, gameId, roundId, amount, currency, originalTransactionId }: ReportedMove): Buffer =>
  requestHash(`reported ${call}`, {
    ...{ playerId, gameId, roundId, amount, currency },
    originalTransactionId: originalTransactionId ?? undefined,
  })
