import type { PswCode } from '@fairground/contract/psw'
import { refuseSession, slidExpiry } from '../launch/game-session.ts'
import type { StakeCommand, StakeFacts } from '../limits/decide-stake.ts'
import { refuseByLimits } from '../limits/play-limits.ts'
import type { MoneyDecision } from './money-decision.ts'
import { refuseBet } from './round.ts'
import type { TipRoom } from './tip-store.ts'
import { rejectedTransaction } from './transaction.ts'

interface TipFacts extends StakeFacts {
  /** What the player has, and what of it may be given away. */
  tipRoom: TipRoom | undefined
}

/** Tips go to whoever deals: to tables of the live casino, and nowhere else. */
const tippedType = 'LIVE'

/** Decides a tip whose id is new. It opens no round and adds to none; nothing is ever won with it. */
export function decideTip(command: StakeCommand, facts: TipFacts): MoneyDecision {
  const { vendorId, memberId, request, hash, now, takesBets } = command
  const { transactionId, roundId, currency, playerId, sessionToken, gameId: gameCode } = request
  const refusalOf = (code: PswCode) => rejectedTransaction({ vendorId, call: 'tip', request, hash, code })
  const { session } = facts
  const code =
    refuseSession(session, vendorId, playerId, now) ?? (takesBets ? refuseTip(command, facts) : 'MAINTENANCE_BETS_ONLY')
  if (code || !session) return { does: 'refuse', transaction: refusalOf(code ?? 'SESSION_INVALID') }
  const expiresAt = slidExpiry(session, now)
  return {
    does: 'move',
    applied: {
      ...{ vendorId, roundId, memberId, playerId, gameCode, currency, requestHash: hash },
      isRoundClosed: false,
      moves: [{ call: 'tip', transactionId, amountMinor: BigInt(request.amount) }],
    },
    refusal: refusalOf('INSUFFICIENT_FUNDS'),
    slid: expiresAt && { sessionToken, expiresAt },
  }
}

function refuseTip(
  { request, game, stakeMinorMax, now }: StakeCommand,
  { session, round, limits, tipRoom }: TipFacts,
): PswCode | undefined {
  const amountMinor = BigInt(request.amount)
  if (session?.isKeptOut) return 'GEO_BLOCKED'
  if (session?.mode !== 'real' || game?.gameType !== tippedType) return 'GAME_DISABLED'
  if (stakeMinorMax !== null && amountMinor > stakeMinorMax) return 'LIMIT_STAKE'
  const stakes = game.stakes[request.currency]
  const refused = refuseBet({
    round,
    playerId: request.playerId,
    gameCode: request.gameId,
    currency: request.currency,
    sessionCurrency: session.currency,
    amountMinor,
    limits: stakes && { minMinor: 1n, maxMinor: BigInt(stakes.max) },
    isGameOpen: game.isOpen,
    isSessionGame: session.gameCode === request.gameId,
  })
  if (refused) return refused
  const tip = { amountMinor, sessionCreatedAt: session.createdAt, isInRound: round !== undefined, now, isTip: true }
  const limited = limits && refuseByLimits(limits, tip)
  if (limited || !tipRoom) return limited
  // A purse that is too small for it is refused by the ledger, with the balance.
  const isBound = tipRoom.availableMinor >= amountMinor && tipRoom.freeMinor < amountMinor
  return isBound ? 'BONUS_RESTRICTED' : undefined
}
