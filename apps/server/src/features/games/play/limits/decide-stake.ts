import type { PswCode, PswRequest } from '@fairground/contract/psw'
import type { GameFacts } from '../../catalogue/index.ts'
import type { BetPoints } from '../../prize-groups/index.ts'
import { type GameSession, refuseSession, slidExpiry } from '../launch/game-session.ts'
import { answers, type MoneyDecision } from '../money/money-decision.ts'
import { type RoundFacts, refuseBet, refusePair } from '../money/round.ts'
import { rejectedTransaction } from '../money/transaction.ts'
import { type PlayLimits, refuseByLimits } from './play-limits.ts'

type BetRequest = Omit<PswRequest<'bet'>, 'requestId' | 'placedAt'>

export interface StakeCommand {
  vendorId: string
  /** False in maintenance. */
  takesBets: boolean
  memberId: string
  request: BetRequest
  hash: Buffer
  game: GameFacts | undefined
  /** Of the vendor in this currency, beside the game's own; null: none. */
  stakeMinorMax: bigint | null
  now: Date
  /** Paid in the same breath: both or neither. */
  win?: { transactionId: string; amountMinor: bigint }
  /** Of a round that ends with that win. */
  turnoverMinor?: bigint | undefined
  /** At which prize group the bet is made. */
  points?: BetPoints | undefined
  pointsBaseMinor?: bigint | undefined
}

export interface StakeFacts {
  round: RoundFacts | undefined
  session: GameSession | undefined
  limits: PlayLimits | undefined
}

/** Decides a bet whose id is new, and its win where one came along. */
export function decideStake(command: StakeCommand, facts: StakeFacts): MoneyDecision {
  const { session, round } = facts
  const { vendorId, memberId, request, hash, now, win } = command
  const { transactionId, roundId, currency, playerId, sessionToken, gameId: gameCode } = request
  const refusalOf = (code: PswCode) => rejectedTransaction({ vendorId, call: 'bet', request, hash, code })
  const refused =
    refuseSession(session, vendorId, playerId, now) ??
    (command.takesBets ? session && refuseStake(command, session, facts) : 'MAINTENANCE_BETS_ONLY')
  if (refused || !session) return { does: 'refuse', transaction: refusalOf(refused ?? 'SESSION_INVALID') }
  const refusedWin = win && refusePair(round, command.game?.isMultiWin === true)
  if (refusedWin) return answers(refusedWin)
  const expiresAt = slidExpiry(session, now)
  return {
    does: 'move',
    applied: {
      ...{ vendorId, roundId, memberId, playerId, gameCode, currency, requestHash: hash },
      isRoundClosed: request.roundClosed === true,
      turnoverMinor: command.turnoverMinor,
      points: command.points,
      pointsBaseMinor: command.pointsBaseMinor,
      jackpotShares: request.jackpotShares,
      moves: [
        { call: 'bet', transactionId, amountMinor: BigInt(request.amount) },
        ...(win ? [{ call: 'win' as const, ...win }] : []),
      ],
    },
    refusal: refusalOf('INSUFFICIENT_FUNDS'),
    slid: expiresAt && { sessionToken, expiresAt },
  }
}

function refuseStake(
  { request, game, stakeMinorMax, now }: StakeCommand,
  session: GameSession,
  { round, limits }: StakeFacts,
): PswCode | undefined {
  if (stakeMinorMax !== null && BigInt(request.amount) > stakeMinorMax) return 'LIMIT_STAKE'
  const stakes = game?.stakes[request.currency]
  if (session.isKeptOut) return 'GEO_BLOCKED'
  const refused = refuseBet({
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
  const isInRound = round !== undefined
  const stake = { amountMinor: BigInt(request.amount), sessionCreatedAt: session.createdAt, isInRound, now }
  return refused ?? (limits && refuseByLimits(limits, stake))
}
