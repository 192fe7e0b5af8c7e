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
} from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { RoundRow, StageRaiseRow, Tx } from '../../db/schema.ts'
import { decideRaise } from './stage-store.ts'

/** What a raise asks the wallet for. */
export const stakeOfRaise = (round: RoundRow, { move, amount_minor, at }: StageRaiseRow): Stake => ({
  round,
  move,
  amountMinor: BigInt(amount_minor),
  placedAt: at,
})

/** The ends of a raise. One that is not taken leaves the bet as it was, and its player may wish otherwise. */
export function raiseEnds(context: AppContext, round: RoundRow, raise: StageRaiseRow): StakeEnds {
  const stake = stakeOfRaise(round, raise)
  const decide = (
    decision: Parameters<typeof decideRaise>[2],
    write: (tx: Tx, now: Date) => Promise<unknown>,
  ): Promise<void> =>
    transact(context.db, async (tx) => {
      if (await decideRaise(tx, raise, decision)) await write(tx, context.clock.now())
    })
  return {
    async accept(answer: PswAnswer) {
      await decide({ state: 'taken' }, async (tx, now) => {
        await endBet(tx, stake, { state: 'APPLIED', code: 'OK', now })
        await keepBalance(tx, round, answer)
      })
      return undefined
    },
    refuse: (code: PswCode) =>
      decide({ state: 'refused', refusal_code: code }, (tx, now) =>
        endBet(tx, stake, { state: 'REJECTED', code, now }),
      ),
    cancel: () => decide({ state: 'void' }, (tx, now) => takeBack(tx, stake, now)),
    close: (state) => decide({ state: 'void' }, (tx, now) => endBet(tx, stake, { state, code: state, now })),
  }
}

/** Nobody waits for the wallet any longer: the raise does not count, and goes back if it was taken. */
export async function voidRaise(tx: Tx, round: RoundRow, raise: StageRaiseRow, now: Date): Promise<void> {
  if (await decideRaise(tx, raise, { state: 'void' })) await takeBack(tx, stakeOfRaise(round, raise), now)
}

async function takeBack(tx: Tx, stake: Stake, now: Date): Promise<void> {
  const { round, move } = stake
  await endCall(tx, transactionIdOf('bet', round.round_id, move), { state: 'done', code: 'UNKNOWN', now })
  await enqueueCall(tx, { round, call: 'rollback', move, body: rollbackBody(stake, unknownReason), now })
}

async function keepBalance(tx: Tx, { round_id }: RoundRow, { balance, balanceVersion }: PswAnswer): Promise<void> {
  if (balance === undefined || balanceVersion === undefined) return
  const balanceMinor = BigInt(balance)
  await tx
    .updateTable('rounds')
    .set({
      balance_after_bet_minor: balanceMinor,
      balance_after_minor: balanceMinor,
      balance_version: balanceVersion,
    })
    .where('round_id', '=', round_id)
    .where('balance_version', '<', String(balanceVersion))
    .execute()
}
