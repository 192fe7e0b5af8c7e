import type { PswCode, PswHandSeat } from '@fairground/contract/psw'
import { type GameSession, refuseSession } from '../launch/game-session.ts'
import { type PlayLimits, refuseByLimits } from '../limits/play-limits.ts'

/** One buy-in of one player at one table, and what came of it. */
export interface Escrow {
  vendorId: string
  escrowId: string
  /** Owns the account in the ledger. */
  seatId: string
  tableId: string
  gameCode: string
  memberId: string
  playerId: string
  currency: string
  state: 'OPEN' | 'CLOSED' | 'VOID'
  balanceMinor: bigint
  /** 0 where no hand has named it. */
  lastHandSeq: number
  openedAt: Date
}

interface Sitting {
  playerId: string
  tableId: string
  currency: string
}

/** Undefined when the seat is the one that the call speaks of. */
export function refuseSeat(escrow: Escrow | undefined, sitting: Partial<Sitting>): PswCode | undefined {
  if (!escrow) return 'ESCROW_NOT_FOUND'
  if (sitting.playerId !== undefined && escrow.playerId !== sitting.playerId) return 'TRANSACTION_MISMATCH'
  if (sitting.tableId !== undefined && escrow.tableId !== sitting.tableId) return 'TRANSACTION_MISMATCH'
  if (escrow.currency !== sitting.currency) return 'CURRENCY_MISMATCH'
  return escrow.state === 'OPEN' ? undefined : 'ESCROW_CLOSED'
}

interface HandFacts {
  handSeq: number
  tableId: string
  currency: string
  seats: readonly PswHandSeat[]
  rake: string
}

/** Undefined when the hand is booked. Session, status, limits and maintenance never matter to it. */
export function refuseHand(
  hand: HandFacts,
  { lastHandSeq, escrowOf }: { lastHandSeq: number; escrowOf(escrowId: string): Escrow | undefined },
): PswCode | undefined {
  if (hand.handSeq <= lastHandSeq) return 'TRANSACTION_MISMATCH'
  if (hand.handSeq > lastHandSeq + 1) return 'HAND_GAP'
  for (const { escrowId, playerId, contribution } of hand.seats) {
    const escrow = escrowOf(escrowId)
    const refused = refuseSeat(escrow, { playerId, tableId: hand.tableId, currency: hand.currency })
    if (refused) return refused
    if (escrow && BigInt(contribution) > escrow.balanceMinor) return 'ESCROW_EXCEEDED'
  }
  const { contributionMinor, returnedMinor, rakeMinor } = sumsOf(hand.seats)
  const isBalanced = contributionMinor === returnedMinor + rakeMinor && rakeMinor === BigInt(hand.rake)
  return isBalanced ? undefined : 'HAND_NOT_BALANCED'
}

export const sumsOf = (seats: readonly PswHandSeat[]) => {
  const sum = (of: 'contribution' | 'returned' | 'rake') => seats.reduce((all, seat) => all + BigInt(seat[of]), 0n)
  return { contributionMinor: sum('contribution'), returnedMinor: sum('returned'), rakeMinor: sum('rake') }
}

interface PlayOnFacts {
  session: GameSession | undefined
  limits: PlayLimits | undefined
  takesBets: boolean
}

/** Why the hand was the last of its seat; undefined: the player may play on. */
export function stopAfterHand(
  { vendorId, playerId }: Pick<Escrow, 'vendorId' | 'playerId'>,
  { session, limits, takesBets }: PlayOnFacts,
  now: Date,
): PswCode | undefined {
  const refused = refuseSession(session, vendorId, playerId, now)
  if (refused || !session) return refused ?? 'SESSION_INVALID'
  if (!takesBets) return 'MAINTENANCE_BETS_ONLY'
  if (session.isKeptOut) return 'GEO_BLOCKED'
  if (!limits) return undefined
  const stake = { amountMinor: 1n, sessionCreatedAt: session.createdAt, isInRound: false, now }
  // What stands in the seat was set aside from the limit of losses when it was bought: it may be played for.
  if (limits.loss.some(({ max, used }) => max !== null && used > max)) return 'LIMIT_LOSS'
  return refuseByLimits({ ...limits, loss: [] }, stake)
}
