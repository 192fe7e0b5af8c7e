import type { PswCode } from '@fairground/contract/psw'
import type { PswTransaction } from './transaction.ts'

/** A game round as the wallet sees it. A closed round never opens again. */
export interface Round {
  vendorId: string
  roundId: string
  playerId: string
  gameCode: string
  currency: string
  /** `reported`: it was played from a purse at the vendor, and no money of it moves here. */
  state: 'open' | 'closed' | 'void' | 'reported'
  stakesMinor: bigint
  payoutsMinor: bigint
  rollbacksMinor: bigint
  /** What its vendor named as turnover; null: nothing, -1: more than was kept of the stakes. */
  turnoverMinor: bigint | null
  winCount: number
}

/** What decides whether a bet or a win fits a round. */
export type RoundFacts = Pick<Round, 'playerId' | 'gameCode' | 'currency' | 'state' | 'winCount'>

/** A bet of the round. */
export type RoundBet = Pick<PswTransaction, 'transactionId' | 'state'>

interface BetFacts {
  round: RoundFacts | undefined
  playerId: string
  gameCode: string
  currency: string
  sessionCurrency: string
  amountMinor: bigint
  limits: { minMinor: bigint; maxMinor: bigint } | undefined
  isGameOpen: boolean
  /** The session's game and the bet's are the same. */
  isSessionGame: boolean
}

/** Undefined when the bet may be placed if the money is there. */
export function refuseBet(facts: BetFacts): PswCode | undefined {
  const { round, amountMinor, limits } = facts
  if (!facts.isSessionGame || !(facts.isGameOpen || isUnderWay(facts))) return 'GAME_DISABLED'
  if (facts.currency !== facts.sessionCurrency) return 'CURRENCY_MISMATCH'
  if (!limits || amountMinor < limits.minMinor || amountMinor > limits.maxMinor) return 'LIMIT_STAKE'
  if (!round) return undefined
  if (round.playerId !== facts.playerId || round.gameCode !== facts.gameCode || round.currency !== facts.currency)
    return 'TRANSACTION_MISMATCH'
  if (round.state === 'reported') return 'TRANSACTION_MISMATCH'
  return round.state === 'open' ? undefined : 'ROUND_CLOSED'
}

/** A round that began before its game was closed is played to its end, raises included. */
const isUnderWay = ({ round, playerId, gameCode }: BetFacts): boolean =>
  round?.state === 'open' && round.playerId === playerId && round.gameCode === gameCode

/** Undefined when a bet that is taken may be paid in the same breath. */
export const refusePair = (round: RoundFacts | undefined, isMultiWin: boolean): PswCode | undefined =>
  (round?.winCount ?? 0) > 0 && !isMultiWin ? 'BET_ALREADY_SETTLED' : undefined

interface WinFacts {
  round: RoundFacts | undefined
  bets: readonly RoundBet[]
  /** Bets the win names; empty means: of the round. */
  betIds: readonly string[]
  playerId: string
  gameCode: string
  currency: string
  isMultiWin: boolean
}

/** Undefined when the win is paid. Session, player status, limits and maintenance never matter to a win. */
export function refuseWin(facts: WinFacts): PswCode | undefined {
  const { round, bets, betIds, playerId, gameCode, currency, isMultiWin } = facts
  if (!round) return 'BET_NOT_FOUND'
  if (round.playerId !== playerId || round.gameCode !== gameCode || round.state === 'reported')
    return 'TRANSACTION_MISMATCH'
  const named = betIds.length > 0 ? bets.filter((bet) => betIds.includes(bet.transactionId)) : bets
  if (named.length === 0 || named.length < betIds.length) return 'BET_NOT_FOUND'
  if (round.currency !== currency) return 'CURRENCY_MISMATCH'
  if (!named.some((bet) => bet.state === 'APPLIED')) return 'BET_CANCELLED'
  if (round.state !== 'open') return 'BET_ALREADY_SETTLED'
  return round.winCount > 0 && !isMultiWin ? 'BET_ALREADY_SETTLED' : undefined
}

interface RollbackFacts {
  original: PswTransaction | undefined
  round: RoundFacts | undefined
  playerId: string
  roundId: string
  /** The rollback named this amount; it is compared, never used. */
  amountMinor: bigint | undefined
  /** The bet was corrected since, or a hand has named the seat that was bought in: it stays. */
  isSettled: boolean
}

export type RollbackDecision =
  | 'refund'
  | 'tombstone'
  | Extract<
      PswCode,
      | 'ALREADY_ROLLED_BACK'
      | 'NOTHING_TO_ROLL_BACK'
      | 'TOMBSTONED'
      | 'BET_ALREADY_SETTLED'
      | 'TRANSACTION_MISMATCH'
      | 'BAD_REQUEST'
    >

/** The decision table of PSW/1 for a rollback that was not seen before. */
export function decideRollback(facts: RollbackFacts): RollbackDecision {
  const { original, round, playerId, roundId, amountMinor, isSettled } = facts

  if (!original) return 'tombstone'
  if (original.call !== 'bet' && original.call !== 'tip' && !isBuyIn(original)) return 'BAD_REQUEST'
  if (original.playerId !== playerId || original.roundId !== roundId || original.isReported)
    return 'TRANSACTION_MISMATCH'
  if (original.state === 'TOMBSTONED') return 'TOMBSTONED'
  if (original.state === 'REJECTED') return 'NOTHING_TO_ROLL_BACK'
  if (amountMinor !== undefined && amountMinor !== original.amountMinor) return 'TRANSACTION_MISMATCH'
  if (original.state === 'ROLLED_BACK') return 'ALREADY_ROLLED_BACK'
  if (original.call === 'tip') return 'refund'
  return isSettled || (round?.winCount ?? 0) > 0 ? 'BET_ALREADY_SETTLED' : 'refund'
}

export const isBuyIn = ({ call }: Pick<PswTransaction, 'call'>): boolean =>
  call === 'escrow/open' || call === 'escrow/top-up'
