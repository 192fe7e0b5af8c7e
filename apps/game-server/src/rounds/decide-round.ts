import type { PswAnswer, PswCode } from '@fairground/contract/psw'
import {
  endBet,
  endCall,
  enqueueCall,
  rollbackBody,
  type StakeEnds,
  transact,
  transactionIdOf,
  unknownReason,
  winBody,
  winLostAt,
} from '@fairground/vendor-kit'
import type { Updateable } from 'kysely'
import type { AppContext } from '../context.ts'
import type { RoundRow, RoundState, RoundsTable, Tx, WalletCallRow } from '../db/schema.ts'
import { returnShares, settleJackpot } from '../jackpots/settle-jackpot.ts'
import type { AcceptedBet } from './accept-store.ts'
import { firstStakeOf } from './call-bodies.ts'

/** The ends of a slot's bet. */
export const slotEnds = (context: AppContext, round: RoundRow): StakeEnds => ({
  accept: (answer) => acceptBet(context, round, answer),
  refuse: (code) => refuseBet(context, round, code),
  cancel: () => voidRound(context, round),
  close: (state) => closeCancelledRound(context, round, state),
})

/** The stake is taken: the round stands, and its win is owed from this commit on. Undefined when decided before. */
async function acceptBet(context: AppContext, round: RoundRow, answer: PswAnswer): Promise<WalletCallRow | undefined> {
  const afterBet = balanceAfterBet(round, answer)
  const call = round.jackpot_shares
    ? await acceptWithJackpot(context, round, afterBet)
    : await context.acceptedBets.add({ round, ...afterBet })
  if (call) context.metrics.roundPlayed(playedOf(round))
  return call
}

/** One round after the other, by the locks of the pools. */
function acceptWithJackpot(context: AppContext, round: RoundRow, { afterBetMinor, balanceVersion }: AfterBet) {
  const now = context.clock.now()
  const totalMinor = BigInt(round.total_minor)
  return transact(context.db, async (tx) => {
    const isOurs = await decide(tx, round, {
      state: 'presenting',
      balance_after_bet_minor: afterBetMinor,
      balance_after_minor: afterBetMinor + totalMinor,
      balance_version: balanceVersion,
    })
    if (!isOurs) return undefined
    await endBet(tx, firstStakeOf(round), { state: 'APPLIED', code: 'OK', now })
    await settleJackpot(context, tx, round, now)
    const body = winBody(round, { payoutMinor: totalMinor, moves: [0] })
    return enqueueCall(tx, { round, call: 'win', body, now, lostAt: winLostAt(now) })
  })
}

async function refuseBet(context: AppContext, round: RoundRow, code: PswCode): Promise<void> {
  const now = context.clock.now()
  const isOurs = await transact(context.db, async (tx) => {
    if (!(await decide(tx, round, { state: 'refused', refusal_code: code }))) return false
    await endBet(tx, firstStakeOf(round), { state: 'REJECTED', code, now })
    await returnShares(tx, round)
    return true
  })
  if (isOurs) context.metrics.roundNotPlayed({ gameId: round.game_id, mode: round.mode }, 'refused')
}

async function voidRound(context: AppContext, round: RoundRow): Promise<void> {
  const now = context.clock.now()
  const isOurs = await transact(context.db, async (tx) => {
    if (!(await decide(tx, round, { state: 'void' }))) return false
    await endCall(tx, transactionIdOf('bet', round.round_id), { state: 'done', code: 'UNKNOWN', now })
    await returnShares(tx, round)
    await enqueueCall(tx, { round, call: 'rollback', body: rollbackBody(firstStakeOf(round), unknownReason), now })
    return true
  })
  if (isOurs) context.metrics.roundNotPlayed({ gameId: round.game_id, mode: round.mode }, 'void')
}

async function closeCancelledRound(
  context: AppContext,
  round: RoundRow,
  state: 'ROLLED_BACK' | 'TOMBSTONED',
): Promise<void> {
  const now = context.clock.now()
  const isOurs = await transact(context.db, async (tx) => {
    if (!(await decide(tx, round, { state: 'void' }))) return false
    await endBet(tx, firstStakeOf(round), { state, code: state, now })
    await returnShares(tx, round)
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

type AfterBet = Omit<AcceptedBet, 'round'>

/**
 * Not every answer carries a balance: what was known before the bet, less the stake, comes nearest. Until the win is
 * answered, the balance after it is what it will be when nothing else moves.
 */
function balanceAfterBet(round: RoundRow, { balance, balanceVersion }: PswAnswer): AfterBet {
  const stakeMinor = BigInt(round.stake_minor)
  const beforeMinor = BigInt(round.balance_after_bet_minor)
  const guessMinor = beforeMinor > stakeMinor ? beforeMinor - stakeMinor : 0n
  return {
    afterBetMinor: balance === undefined ? guessMinor : BigInt(balance),
    balanceVersion: balanceVersion ?? Number(round.balance_version),
  }
}

const playedOf = (round: RoundRow) => ({
  gameId: round.game_id,
  mode: round.mode,
  currency: round.currency,
  stakeMinor: BigInt(round.stake_minor),
  totalMinor: BigInt(round.total_minor),
})
