import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import { type Tx, transact } from '../../db/db.ts'
import { findGameByCode } from '../catalogue/index.ts'
import { payWin } from '../wallet/index.ts'
import { withBalance } from './answer-money.ts'
import { lockPlayer } from './player-store.ts'
import type { PswOutcome, SignedVendor } from './psw-outcome.ts'
import { replay } from './replay.ts'
import { requestHash } from './request-hash.ts'
import { refuseWin } from './round.ts'
import { addWin, findRound } from './round-store.ts'
import type { PswTransaction } from './transaction.ts'
import { findTransaction, listRoundBets, saveTransaction } from './transaction-store.ts'

type WinRequest = PswRequest<'win'>

/** `win`: pays once, whatever has become of session, player or game since the bet. */
export async function payWinCall(
  context: AppContext,
  { vendorId }: SignedVendor,
  request: WinRequest,
): Promise<PswOutcome> {
  const hash = hashOfWin(request)
  return transact(context.db, async (tx) => {
    const player = await lockPlayer(tx, vendorId, request.playerId)
    if (!player) return { code: 'BET_NOT_FOUND' }
    const seen = await findTransaction(tx, vendorId, request.transactionId)
    const outcome = seen
      ? replay(seen, hash, request.playerId)
      : await creditWin(context, tx, { vendorId, request, hash, memberId: player.memberId })
    return withBalance(tx, outcome, player.memberId, request.currency)
  })
}

const hashOfWin = ({ playerId, gameId, roundId, amount, currency, betTransactionId }: WinRequest) =>
  requestHash('win', { playerId, gameId, roundId, amount, currency, betTransactionId })

export interface WinCommand {
  vendorId: string
  memberId: string
  request: WinRequest
  hash: Buffer
}

/** Decides and posts a win whose id is new. The caller holds the player's lock. */
export async function creditWin(context: AppContext, tx: Tx, command: WinCommand): Promise<PswOutcome> {
  const { vendorId, memberId, request } = command
  const now = context.clock.now()
  const { roundId, currency, transactionId, playerId } = request
  const game = await findGameByCode(tx, vendorId, request.gameId)
  const refused = refuseWin({
    round: await findRound(tx, vendorId, roundId),
    bets: await listRoundBets(tx, vendorId, roundId),
    betIds: request.betTransactionId ?? [],
    playerId,
    currency,
    isMultiWin: game?.isMultiWin === true,
  })
  // The bet may still be on its way: the vendor tries again with the same id.
  if (refused === 'BET_NOT_FOUND') return { code: refused }
  if (refused) return remember(tx, command, { code: refused }, now)
  const amountMinor = BigInt(request.amount)
  const move = { vendorId, transactionId, memberId, currency, amountMinor, roundId }
  const portalTransactionId = amountMinor > 0n ? await payWin(tx, move) : undefined
  await addWin(tx, { vendorId, roundId, amountMinor, isClosed: request.roundClosed === true, now })
  return remember(tx, command, { code: 'OK', portalTransactionId }, now)
}

async function remember(
  tx: Tx,
  { vendorId, request, hash }: WinCommand,
  outcome: PswOutcome,
  now: Date,
): Promise<PswOutcome> {
  const transaction: PswTransaction = {
    vendorId,
    transactionId: request.transactionId,
    call: 'win',
    requestHash: hash,
    state: outcome.code === 'OK' ? 'APPLIED' : 'REJECTED',
    code: outcome.code,
    playerId: request.playerId,
    roundId: request.roundId,
    gameCode: request.gameId,
    amountMinor: BigInt(request.amount),
    currency: request.currency,
    originalTransactionId: null,
    portalTransactionId: outcome.portalTransactionId ?? null,
  }
  await saveTransaction(tx, transaction, now)
  return outcome
}
