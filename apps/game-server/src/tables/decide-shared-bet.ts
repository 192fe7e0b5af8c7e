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
} from '@fairground/vendor-kit'
import type { Updateable } from 'kysely'
import type { AppContext } from '../context.ts'
import type { RoundRow, RoundsTable, Tx } from '../db/schema.ts'
import { firstStakeOf } from '../rounds/call-bodies.ts'
import { decideBet } from './bet-store.ts'

/** The ends of the stake of a bet in a shared round. One that is decided too late was voided when the round began to run. */
export const sharedEnds = (context: AppContext, round: RoundRow): StakeEnds => ({
  accept: (answer) => accept(context, round, answer),
  refuse: (code) => refuse(context, round, code),
  cancel: () => cancel(context, round),
  close: (state) => close(context, round, state),
})

/** No win is owed yet: the bet stands until the round has ended it. */
async function accept(context: AppContext, round: RoundRow, answer: PswAnswer): Promise<undefined> {
  const balanceVersion = answer.balanceVersion ?? Number(round.balance_version)
  await context.intake.accepted.add({ round, afterBetMinor: balanceAfter(round, answer), balanceVersion })
  context.intake.books.take(round.round_id)
  return undefined
}

/** Not every answer carries a balance: what was known before, less the stake, comes nearest. */
function balanceAfter(round: RoundRow, { balance }: PswAnswer): bigint {
  if (balance !== undefined) return BigInt(balance)
  const leftMinor = BigInt(round.balance_after_bet_minor) - BigInt(round.stake_minor)
  return leftMinor > 0n ? leftMinor : 0n
}

async function refuse(context: AppContext, round: RoundRow, code: PswCode): Promise<void> {
  const now = context.clock.now()
  const isOurs = await transact(context.db, async (tx) => {
    if (!(await decideBet(tx, round.round_id, { state: 'refused', refusal_code: code }))) return false
    await setRound(tx, round, { state: 'refused', refusal_code: code })
    await endBet(tx, firstStakeOf(round), { state: 'REJECTED', code, now })
    return true
  })
  context.intake.books.drop(round.round_id)
  if (isOurs) context.metrics.roundNotPlayed({ gameId: round.game_id, mode: round.mode }, 'refused')
}

async function cancel(context: AppContext, round: RoundRow): Promise<void> {
  const now = context.clock.now()
  await voiding(context, round, async (tx) => {
    await endCall(tx, transactionIdOf('bet', round.round_id), { state: 'done', code: 'UNKNOWN', now })
    await enqueueCall(tx, { round, call: 'rollback', body: rollbackBody(firstStakeOf(round), unknownReason), now })
  })
}

const close = (context: AppContext, round: RoundRow, state: 'ROLLED_BACK' | 'TOMBSTONED'): Promise<void> =>
  voiding(context, round, (tx) => endBet(tx, firstStakeOf(round), { state, code: state, now: context.clock.now() }))

async function voiding(context: AppContext, round: RoundRow, alsoDo: (tx: Tx) => Promise<void>): Promise<void> {
  const isOurs = await transact(context.db, async (tx) => {
    if (!(await decideBet(tx, round.round_id, { state: 'void' }))) return false
    await setRound(tx, round, { state: 'void' })
    await alsoDo(tx)
    return true
  })
  context.intake.books.drop(round.round_id)
  if (isOurs) context.metrics.roundNotPlayed({ gameId: round.game_id, mode: round.mode }, 'void')
}

async function setRound(tx: Tx, { round_id }: RoundRow, change: Updateable<RoundsTable>): Promise<void> {
  await tx.updateTable('rounds').set(change).where('round_id', '=', round_id).where('state', '=', 'betting').execute()
}
