import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import { type Tx, transact } from '../../db/db.ts'
import { findGameByCode } from '../catalogue/index.ts'
import { stakeBet } from '../wallet/index.ts'
import { withBalance } from './answer-money.ts'
import { type GameSession, refuseSession, slidExpiry } from './game-session.ts'
import { findGameSession, slideGameSession } from './game-session-store.ts'
import { lockPlayer } from './player-store.ts'
import type { PswOutcome, SignedVendor } from './psw-outcome.ts'
import { replay } from './replay.ts'
import { requestHash } from './request-hash.ts'
import { refuseBet } from './round.ts'
import { addStake, findRound } from './round-store.ts'
import type { PswTransaction } from './transaction.ts'
import { findTransaction, saveTransaction } from './transaction-store.ts'

type BetRequest = PswRequest<'bet'>

/** `bet`: takes the stake once. A refusal is remembered: the same id is refused for ever. */
export async function placeBet(
  context: AppContext,
  { vendorId }: SignedVendor,
  request: BetRequest,
): Promise<PswOutcome> {
  const hash = hashOfBet(request)
  return transact(context.db, async (tx) => {
    const player = await lockPlayer(tx, vendorId, request.playerId)
    if (!player) return { code: 'SESSION_INVALID' }
    const seen = await findTransaction(tx, vendorId, request.transactionId)
    const outcome = seen
      ? replay(seen, hash, request.playerId)
      : await takeStake(context, tx, { vendorId, request, hash, memberId: player.memberId })
    return withBalance(tx, outcome, player.memberId, request.currency)
  })
}

const hashOfBet = ({ playerId, gameId, roundId, amount, currency }: BetRequest) =>
  requestHash('bet', { playerId, gameId, roundId, amount, currency })

export interface BetCommand {
  vendorId: string
  memberId: string
  request: BetRequest
  hash: Buffer
}

/** Decides and posts a bet whose id is new. The caller holds the player's lock. */
export async function takeStake(context: AppContext, tx: Tx, command: BetCommand): Promise<PswOutcome> {
  const { vendorId, memberId, request } = command
  const now = context.clock.now()
  const session = await findGameSession(tx, request.sessionToken)
  const refused =
    refuseSession(session, vendorId, request.playerId, now) ?? (session && (await refuseByGame(tx, command, session)))
  if (refused || !session) return remember(tx, command, { code: refused ?? 'SESSION_INVALID' }, now)
  const amountMinor = BigInt(request.amount)
  const { transactionId, roundId, currency } = request
  const posted = await stakeBet(tx, { vendorId, transactionId, memberId, currency, amountMinor, roundId })
  if (posted.status === 'insufficient') return remember(tx, command, { code: 'INSUFFICIENT_FUNDS' }, now)
  await addStake(tx, {
    vendorId,
    roundId,
    memberId,
    playerId: request.playerId,
    gameCode: request.gameId,
    currency,
    amountMinor,
    isClosed: request.roundClosed === true,
    now,
  })
  await slideGameSession(tx, request.sessionToken, slidExpiry(session, now))
  return remember(tx, command, { code: 'OK', portalTransactionId: posted.portalTransactionId }, now)
}

async function refuseByGame(tx: Tx, { vendorId, request }: BetCommand, session: GameSession) {
  const game = await findGameByCode(tx, vendorId, request.gameId)
  const stakes = game?.stakes[request.currency]
  return refuseBet({
    round: await findRound(tx, vendorId, request.roundId),
    playerId: request.playerId,
    gameCode: request.gameId,
    currency: request.currency,
    sessionCurrency: session.currency,
    amountMinor: BigInt(request.amount),
    limits: stakes && { minMinor: BigInt(stakes.min), maxMinor: BigInt(stakes.max) },
    isGameOpen: game?.isOpen === true,
    isSessionGame: session.gameCode === request.gameId,
  })
}

async function remember(
  tx: Tx,
  { vendorId, request, hash }: BetCommand,
  outcome: PswOutcome,
  now: Date,
): Promise<PswOutcome> {
  const transaction: PswTransaction = {
    vendorId,
    transactionId: request.transactionId,
    call: 'bet',
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
