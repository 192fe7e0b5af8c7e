import type { PswCode, VendorTransaction } from '@fairground/contract/psw'
import type { RoundFacts } from '../money/round.ts'
import type { PswTransaction } from '../money/transaction.ts'
import type { ExceptionKind } from './reconciliation.ts'

/** A bet, a win or a rollback that was played from a purse at the vendor. */
export type ReportedMove = VendorTransaction & { call: 'bet' | 'win' | 'rollback' }

export const isReportedMove = (row: VendorTransaction): row is ReportedMove =>
  row.fromPurse === true && row.call !== 'free-round-win' && row.call !== 'promo-win' && row.call !== 'adjust'

interface ReportFacts {
  /** False for a player this vendor does not have. */
  isPlayerKnown: boolean
  /** The player once brought money to this vendor. */
  isPurseFilled: boolean
  /** The only one that members bet in. */
  siteCurrency: string
  /** The same id, told before or sent as a call. */
  seen: PswTransaction | undefined
  hash: Buffer
  round: RoundFacts | undefined
  /** Of a rollback: its bet. */
  bet: PswTransaction | undefined
  /** What took this bet, or the bet of this rollback, back before. */
  takenBackBy: PswTransaction | undefined
}

export type ReportDecision =
  | { does: 'nothing' }
  | { does: 'record'; code: PswCode }
  /** A person looks. */
  | { does: 'ask'; kind: ExceptionKind; code?: PswCode }

const nothing: ReportDecision = { does: 'nothing' }
const ask = (code: PswCode): ReportDecision => ({ does: 'ask', kind: 'notReplayed', code })

/** Effect of a purse row. The same rows become records in any order. */
export function decideReport(theirs: ReportedMove, facts: ReportFacts): ReportDecision {
  const { seen, round } = facts
  const isKept = theirs.state === 'APPLIED' || theirs.state === 'ROLLED_BACK'
  if (seen) return compareSeen(theirs, seen, facts.hash, isKept)
  if (!isKept) return nothing
  if (!facts.isPlayerKnown) return ask('BET_NOT_FOUND')
  if (theirs.currency !== facts.siteCurrency) return ask('CURRENCY_MISMATCH')
  if (round && !isSameRound(theirs, round)) return ask('TRANSACTION_MISMATCH')
  // Who never brought money there has no stake there.
  if (!facts.isPurseFilled) return ask('INSUFFICIENT_FUNDS')
  return theirs.call === 'rollback' ? decideTakenBack(theirs, facts) : decideMove(theirs, facts)
}

function compareSeen(theirs: ReportedMove, seen: PswTransaction, hash: Buffer, isKept: boolean): ReportDecision {
  if (seen.isReported && isKept && seen.requestHash?.equals(hash)) return nothing
  if (!isKept && !seen.isReported && seen.state !== 'APPLIED') return nothing
  const isSameMoney = seen.amountMinor === BigInt(theirs.amount) && seen.currency === theirs.currency
  return { does: 'ask', kind: seen.isReported && isKept && !isSameMoney ? 'amountDiffers' : 'stateDiffers' }
}

const isSameRound = ({ playerId, gameId, currency }: ReportedMove, round: RoundFacts): boolean =>
  round.state === 'reported' && round.playerId === playerId && round.gameCode === gameId && round.currency === currency

function decideMove({ call, amount }: ReportedMove, { takenBackBy }: ReportFacts): ReportDecision {
  if (call === 'win') return { does: 'record', code: 'OK' }
  if (BigInt(amount) === 0n) return ask('BAD_REQUEST')
  const isSameMoney = !takenBackBy || takenBackBy.amountMinor === BigInt(amount)
  return isSameMoney ? { does: 'record', code: 'OK' } : { does: 'ask', kind: 'amountDiffers' }
}

function decideTakenBack(theirs: ReportedMove, { bet, takenBackBy }: ReportFacts): ReportDecision {
  if (theirs.originalTransactionId === null || (bet && bet.call !== 'bet')) return ask('BAD_REQUEST')
  if (bet && !(bet.isReported && bet.roundId === theirs.roundId)) return ask('TRANSACTION_MISMATCH')
  if (bet && bet.amountMinor !== BigInt(theirs.amount)) return { does: 'ask', kind: 'amountDiffers' }
  return { does: 'record', code: takenBackBy ? 'ALREADY_ROLLED_BACK' : 'OK' }
}
