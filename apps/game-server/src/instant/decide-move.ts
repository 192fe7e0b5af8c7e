import type { PswAnswer, PswCode } from '@fairground/contract/psw'
import {
  endBet,
  endCall,
  enqueueCall,
  rollbackBody,
  type Stake,
  type StakeEnds,
  transact,
  transactionIdOf,
  unknownReason,
  winBody,
  winLostAt,
} from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { InstantMoveRow, RoundRow, Tx, WalletCallRow } from '../db/schema.ts'
import { decideMove, listMoves, standing } from './move-store.ts'

/** What a move asks the wallet for. */
export const stakeOf = (round: RoundRow, move: InstantMoveRow): Stake => ({
  round,
  move: move.move,
  amountMinor: BigInt(move.stake_added_minor),
  placedAt: move.at,
})

/** The ends of the stake of a bet or a raise. One that is not taken leaves the round as if it had not been asked for. */
export const moveEnds = (context: AppContext, round: RoundRow, move: InstantMoveRow): StakeEnds => ({
  accept: (answer) => accept(context, round, move, answer),
  refuse: (code) => refuse(context, round, move, code),
  cancel: () => cancel(context, round, move),
  close: (state) => close(context, round, move, state),
})

async function accept(
  context: AppContext,
  round: RoundRow,
  move: InstantMoveRow,
  answer: PswAnswer,
): Promise<WalletCallRow | undefined> {
  const now = context.clock.now()
  const win = await transact(context.db, async (tx) => {
    if (!(await decideMove(tx, move, { state: 'taken' }))) return undefined
    await endBet(tx, stakeOf(round, move), { state: 'APPLIED', code: 'OK', now })
    const balanceMinor = balanceAfter(round, move, answer)
    await tx
      .updateTable('rounds')
      .set({
        state: 'presenting',
        balance_after_bet_minor: balanceMinor,
        balance_after_minor: balanceMinor,
        balance_version: answer.balanceVersion ?? Number(round.balance_version),
      })
      .where('round_id', '=', round.round_id)
      .where('state', '=', move.move === 0 ? 'betting' : 'presenting')
      .execute()
    return endIfOver(tx, round, { move, balanceMinor, now })
  })
  if (win) countRound(context, round, move)
  return win
}

/** Not every answer carries a balance: what was known before, less the stake, comes nearest. */
function balanceAfter(round: RoundRow, move: InstantMoveRow, { balance }: PswAnswer): bigint {
  if (balance !== undefined) return BigInt(balance)
  const leftMinor = BigInt(round.balance_after_minor) - BigInt(move.stake_added_minor)
  return leftMinor > 0n ? leftMinor : 0n
}

interface Ending {
  move: InstantMoveRow
  /** Of the player before the payout, as far as known. */
  balanceMinor: bigint
  now: Date
}

/** With its last move the round is over, and its win is owed from this commit on. */
export async function endIfOver(
  tx: Tx,
  round: RoundRow,
  { move, balanceMinor, now }: Ending,
): Promise<WalletCallRow | undefined> {
  if (!move.is_over) return undefined
  const payoutMinor = BigInt(move.payout_minor)
  await tx
    .updateTable('rounds')
    .set({ state: 'collected', collected_at: now, balance_after_minor: balanceMinor + payoutMinor })
    .where('round_id', '=', round.round_id)
    .where('state', '=', 'presenting')
    .execute()
  const paidFor = standing(await listMoves(tx, [round.round_id])).filter((one) => BigInt(one.stake_added_minor) > 0n)
  const turnoverMinor = move.turnover_minor ?? undefined
  const body = winBody(round, { payoutMinor, turnoverMinor, moves: paidFor.map((one) => one.move) })
  return enqueueCall(tx, { round, call: 'win', body, now, lostAt: winLostAt(now) })
}

export const countRound = (context: AppContext, round: RoundRow, last: InstantMoveRow): void =>
  context.metrics.roundPlayed({
    gameId: round.game_id,
    mode: round.mode,
    currency: round.currency,
    stakeMinor: BigInt(last.stake_minor),
    totalMinor: BigInt(last.payout_minor),
  })

async function refuse(context: AppContext, round: RoundRow, move: InstantMoveRow, code: PswCode): Promise<void> {
  const now = context.clock.now()
  const isOurs = await transact(context.db, async (tx) => {
    if (!(await decideMove(tx, move, { state: 'refused', refusal_code: code }))) return false
    if (move.move === 0) await endBetting(tx, round, { state: 'refused', refusal_code: code })
    await endBet(tx, stakeOf(round, move), { state: 'REJECTED', code, now })
    return true
  })
  if (isOurs && move.move === 0) countUnplayed(context, round, 'refused')
}

async function cancel(context: AppContext, round: RoundRow, move: InstantMoveRow): Promise<void> {
  const now = context.clock.now()
  const isOurs = await transact(context.db, async (tx) => {
    if (!(await decideMove(tx, move, { state: 'void' }))) return false
    if (move.move === 0) await endBetting(tx, round, { state: 'void' })
    await endCall(tx, transactionIdOf('bet', round.round_id, move.move), { state: 'done', code: 'UNKNOWN', now })
    const body = rollbackBody(stakeOf(round, move), unknownReason)
    await enqueueCall(tx, { round, call: 'rollback', move: move.move, body, now })
    return true
  })
  if (isOurs && move.move === 0) countUnplayed(context, round, 'void')
}

async function close(
  context: AppContext,
  round: RoundRow,
  move: InstantMoveRow,
  state: 'ROLLED_BACK' | 'TOMBSTONED',
): Promise<void> {
  const now = context.clock.now()
  const isOurs = await transact(context.db, async (tx) => {
    if (!(await decideMove(tx, move, { state: 'void' }))) return false
    if (move.move === 0) await endBetting(tx, round, { state: 'void' })
    await endBet(tx, stakeOf(round, move), { state, code: state, now })
    return true
  })
  if (isOurs && move.move === 0) countUnplayed(context, round, 'void')
}

async function endBetting(
  tx: Tx,
  { round_id }: RoundRow,
  end: { state: 'refused'; refusal_code: string } | { state: 'void' },
): Promise<void> {
  await tx.updateTable('rounds').set(end).where('round_id', '=', round_id).where('state', '=', 'betting').execute()
}

const countUnplayed = (context: AppContext, { game_id: gameId, mode }: RoundRow, outcome: 'refused' | 'void'): void =>
  context.metrics.roundNotPlayed({ gameId, mode }, outcome)
