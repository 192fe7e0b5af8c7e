import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/db.ts'
import { findGameByCode } from '../catalogue/index.ts'
import { payWin } from '../wallet/index.ts'
import { movedOutcome, runMoneyCall } from './money-call.ts'
import { openWin } from './money-facts-store.ts'
import type { PswOutcome, SignedVendor } from './psw-outcome.ts'
import { replay } from './replay.ts'
import { requestHash } from './request-hash.ts'
import { refuseWin } from './round.ts'
import { saveApplied } from './round-store.ts'
import { rejectedTransaction } from './transaction.ts'
import { saveTransaction } from './transaction-store.ts'

type WinRequest = PswRequest<'win'>

interface WinCommand {
  vendorId: string
  memberId: string
  request: WinRequest
  hash: Buffer
  now: Date
}

/** `win`: pays once, whatever has become of session, player or game since the bet. */
export async function payWinCall(context: AppContext, vendor: SignedVendor, request: WinRequest): Promise<PswOutcome> {
  const { vendorId } = vendor
  const { playerId, gameId, roundId, amount, currency, betTransactionId } = request
  const hash = requestHash('win', { playerId, gameId, roundId, amount, currency, betTransactionId })
  const game = await findGameByCode(context, vendorId, gameId)
  const call = { currency, unknownPlayer: 'BET_NOT_FOUND' } as const
  return runMoneyCall(context, call, {
    open: (tx, now) => openWin(tx, vendor, request, now),
    async work(tx, memberId, { seen, round, bets }) {
      if (seen) return replay(seen, hash, playerId)
      const isMultiWin = game?.isMultiWin === true
      const refused = refuseWin({ round, bets, betIds: betTransactionId ?? [], playerId, currency, isMultiWin })
      // The bet may still be on its way: the vendor tries again with the same id.
      if (refused === 'BET_NOT_FOUND') return { code: refused }
      const now = context.clock.now()
      if (!refused) return creditWin(tx, { vendorId, memberId, request, hash, now })
      await saveTransaction(tx, rejectedTransaction({ vendorId, call: 'win', request, hash, code: refused }), now)
      return { code: refused }
    },
  })
}

async function creditWin(tx: Tx, { vendorId, memberId, request, hash, now }: WinCommand): Promise<PswOutcome> {
  const { roundId, currency, transactionId, playerId, gameId: gameCode } = request
  const amountMinor = BigInt(request.amount)
  const money = { vendorId, memberId, currency, roundId }
  const paid = amountMinor > 0n ? await payWin(tx, { ...money, transactionId, amountMinor }) : undefined
  const isRoundClosed = request.roundClosed === true
  await saveApplied(tx, { ...money, playerId, gameCode, requestHash: hash, isRoundClosed, now }, [
    { call: 'win', transactionId, amountMinor, portalTransactionId: paid?.portalTransactionId ?? null },
  ])
  return paid ? movedOutcome('OK', paid, currency) : { code: 'OK' }
}
