import type { PswCode, PswRequest } from '@fairground/contract/psw'
import type { GameFacts } from '../catalogue/index.ts'
import { type GameSession, refuseSession } from './game-session.ts'
import { type RoundFacts, refuseBet } from './round.ts'

interface Stake {
  vendorId: string
  request: Pick<PswRequest<'bet'>, 'playerId' | 'gameId' | 'amount' | 'currency'>
  session: GameSession | undefined
  round: RoundFacts | undefined
  game: GameFacts | undefined
  now: Date
}

/** Undefined when the stake may be taken if the money is there: the session, the game and the round allow it. */
export function refuseStake({ vendorId, request, session, round, game, now }: Stake): PswCode | undefined {
  const refused = refuseSession(session, vendorId, request.playerId, now)
  if (refused || !session) return refused ?? 'SESSION_INVALID'
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
