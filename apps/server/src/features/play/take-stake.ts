import type { PswCode, PswRequest } from '@fairground/contract/psw'
import type { Tx } from '../../db/db.ts'
import type { GameFacts } from '../catalogue/index.ts'
import { payWin, stakeBet } from '../wallet/index.ts'
import { type GameSession, refuseSession, slidExpiry } from './game-session.ts'
import { slideGameSession } from './game-session-store.ts'
import { movedOutcome } from './money-call.ts'
import type { PswOutcome } from './psw-outcome.ts'
import { type RoundFacts, refuseBet, refusePair } from './round.ts'
import { type AppliedMove, saveApplied } from './round-store.ts'
import { rejectedTransaction } from './transaction.ts'
import { saveTransaction } from './transaction-store.ts'

type BetRequest = Omit<PswRequest<'bet'>, 'requestId' | 'placedAt'>

export interface StakeCommand {
  vendorId: string
  memberId: string
  request: BetRequest
  hash: Buffer
  game: GameFacts | undefined
  now: Date
  /** Paid in the same breath: both or neither. */
  win?: { transactionId: string; amountMinor: bigint }
}

interface StakeFacts {
  round: RoundFacts | undefined
  session: GameSession | undefined
}

/** Decides and posts a bet whose id is new, and its win where one came along. The caller holds the player's lock. */
export async function takeStake(tx: Tx, command: StakeCommand, facts: StakeFacts): Promise<PswOutcome> {
  const { vendorId, memberId, request, now, win } = command
  const { transactionId, roundId, currency, playerId, gameId: gameCode } = request
  const { session, round } = facts
  const refused = refuseSession(session, vendorId, playerId, now) ?? (session && refuseStake(command, session, round))
  if (refused || !session) return rememberRefusal(tx, command, { code: refused ?? 'SESSION_INVALID' })
  const refusedWin = win && refusePair(round, command.game?.isMultiWin === true)
  if (refusedWin) return { code: refusedWin }

  const money = { vendorId, memberId, currency, roundId }
  const amountMinor = BigInt(request.amount)
  const staked = await stakeBet(tx, { ...money, transactionId, amountMinor })
  if (staked.status === 'insufficient')
    return rememberRefusal(tx, command, movedOutcome('INSUFFICIENT_FUNDS', staked, currency))
  const { portalTransactionId } = staked
  const paid = win && win.amountMinor > 0n ? await payWin(tx, { ...money, ...win }) : undefined
  const moves: AppliedMove[] = [{ call: 'bet', transactionId, amountMinor, portalTransactionId }]
  if (win) moves.push({ call: 'win', ...win, portalTransactionId: paid?.portalTransactionId ?? null })
  const isRoundClosed = request.roundClosed === true
  await saveApplied(tx, { ...money, playerId, gameCode, requestHash: command.hash, isRoundClosed, now }, moves)
  const expiresAt = slidExpiry(session, now)
  if (expiresAt) await slideGameSession(tx, request.sessionToken, expiresAt)
  return movedOutcome('OK', { ...(paid ?? staked), portalTransactionId }, currency)
}

function refuseStake(
  { request, game }: StakeCommand,
  session: GameSession,
  round: RoundFacts | undefined,
): PswCode | undefined {
  const stakes = game?.stakes[request.currency]
  return refuseBet({
    round,
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

async function rememberRefusal(
  tx: Tx,
  { vendorId, request, hash, now }: StakeCommand,
  { portalTransactionId: _, ...outcome }: PswOutcome,
): Promise<PswOutcome> {
  await saveTransaction(tx, rejectedTransaction({ vendorId, call: 'bet', request, hash, code: outcome.code }), now)
  return outcome
}
