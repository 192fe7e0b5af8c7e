import type { PswAnswer } from '@fairground/contract/psw'
import { endBet, roundEnds, type StakeEnds, transact } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { RoundRow } from '../../db/schema.ts'
import { firstStakeOf } from '../../rounds/call-bodies.ts'

/** The ends of a tip: one that was taken is over at once, and nothing is ever won with it. */
export function tipEnds(context: AppContext, round: RoundRow): StakeEnds {
  const stake = firstStakeOf(round)
  return roundEnds(context, stake, {
    async accept(answer: PswAnswer) {
      const now = context.clock.now()
      await transact(context.db, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('rounds')
          .set({
            ...{ state: 'collected', settled_at: now, collected_at: now },
            ...(answer.balance !== undefined && {
              balance_after_bet_minor: BigInt(answer.balance),
              balance_after_minor: BigInt(answer.balance),
            }),
            ...(answer.balanceVersion !== undefined && { balance_version: answer.balanceVersion }),
          })
          .where('round_id', '=', round.round_id)
          .where('state', '=', 'betting')
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 1n) await endBet(tx, stake, { state: 'APPLIED', code: 'OK', now })
      })
      return undefined
    },
  })
}
