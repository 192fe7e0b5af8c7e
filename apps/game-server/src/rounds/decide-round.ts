import type { PswAnswer, PswCode } from '@fairground/contract/psw'
import type { Updateable } from 'kysely'
import type { AppContext } from '../context.ts'
import type { RoundRow, RoundState, RoundsTable, TransactionState, Tx, WalletCallRow } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { rollbackBody, winBody } from './call-bodies.ts'
import { endCall, enqueueCall, recordTransaction, transactionIdOf } from './call-store.ts'

export const winTimeoutMs = 3_000
const graceMs = 1_000

/**
 * The three ends of a bet. Each is one transaction that only the first to come can make, so that of two processes
 * that work on one round, one decides: a win is never sent for a bet that was taken back, nor the other way round.
 */

/** The stake is taken: the round stands, and its win is owed from this commit on. Undefined when decided before. */
export async function acceptBet(
  context: AppContext,
  round: RoundRow,
  answer: PswAnswer,
): Promise<WalletCallRow | undefined> {
  const now = context.clock.now()
  const call = await transact(context.db, async (tx) => {
    if (!(await decide(tx, round, { state: 'presenting', ...balancesAfterBet(round, answer) }))) return undefined
    await endBet(tx, round, { state: 'APPLIED', code: 'OK', now })
    const lostAt = new Date(now.getTime() + winTimeoutMs + graceMs)
    return enqueueCall(tx, { round, call: 'win', body: winBody(round), now, lostAt })
  })
  if (call) context.metrics.roundPlayed(playedOf(round))
  return call
}

/** The wallet said no and holds no money. */
export async function refuseBet(context: AppContext, round: RoundRow, code: PswCode): Promise<void> {
  const now = context.clock.now()
  const isOurs = await transact(context.db, async (tx) => {
    if (!(await decide(tx, round, { state: 'refused', refusal_code: code }))) return false
    await endBet(tx, round, { state: 'REJECTED', code, now })
    return true
  })
  if (isOurs) context.metrics.roundNotPlayed({ gameId: round.game_id, mode: round.mode }, 'refused')
}

/** Nobody knows whether the stake was taken: the round is void, and a rollback is owed from this commit on. */
export async function voidRound(context: AppContext, round: RoundRow): Promise<void> {
  const now = context.clock.now()
  const isOurs = await transact(context.db, async (tx) => {
    if (!(await decide(tx, round, { state: 'void' }))) return false
    await endCall(tx, transactionIdOf('bet', round.round_id), { state: 'done', code: 'UNKNOWN', now })
    await enqueueCall(tx, { round, call: 'rollback', body: rollbackBody(round), now })
    return true
  })
  if (isOurs) context.metrics.roundNotPlayed({ gameId: round.game_id, mode: round.mode }, 'void')
}

/** The wallet itself says that the bet was taken back, or will be refused when it comes. */
export async function closeCancelledRound(
  context: AppContext,
  round: RoundRow,
  state: 'ROLLED_BACK' | 'TOMBSTONED',
): Promise<void> {
  const now = context.clock.now()
  const isOurs = await transact(context.db, async (tx) => {
    if (!(await decide(tx, round, { state: 'void' }))) return false
    await endBet(tx, round, { state, code: state, now })
    return true
  })
  if (isOurs) context.metrics.roundNotPlayed({ gameId: round.game_id, mode: round.mode }, 'void')
}

type Decision = Updateable<RoundsTable> & { state: RoundState }

async function decide(tx: Tx, round: RoundRow, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('rounds')
    .set(decision)
    .where('round_id', '=', round.round_id)
    .where('state', '=', 'betting')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/**
 * Not every answer carries a balance: what was known before the bet, less the stake, comes nearest. Until the win is
 * answered, the balance after it is what it will be when nothing else moves.
 */
function balancesAfterBet(round: RoundRow, { balance, balanceVersion }: PswAnswer) {
  const stakeMinor = BigInt(round.stake_minor)
  const beforeMinor = BigInt(round.balance_after_bet_minor)
  const guessMinor = beforeMinor > stakeMinor ? beforeMinor - stakeMinor : 0n
  const afterBetMinor = balance === undefined ? guessMinor : BigInt(balance)
  return {
    balance_after_bet_minor: afterBetMinor,
    balance_after_minor: afterBetMinor + BigInt(round.total_minor),
    balance_version: balanceVersion ?? Number(round.balance_version),
  }
}

interface BetEnd {
  state: TransactionState
  code: string
  now: Date
}

async function endBet(tx: Tx, round: RoundRow, { state, code, now }: BetEnd): Promise<void> {
  await endCall(tx, transactionIdOf('bet', round.round_id), { state: 'done', code, now })
  await recordTransaction(tx, { round, call: 'bet', state, amountMinor: BigInt(round.stake_minor), now })
}

const playedOf = (round: RoundRow) => ({
  gameId: round.game_id,
  mode: round.mode,
  currency: round.currency,
  stakeMinor: BigInt(round.stake_minor),
  totalMinor: BigInt(round.total_minor),
})
