import {
  decideRound,
  type EndsOf,
  endBet,
  rollbackBody,
  roundEnds,
  type Stake,
  type StakeEnds,
  transact,
  transactionIdOf,
} from '@fairground/vendor-kit'
import { sql } from 'kysely'
import { kitOf, type SportsContext } from '../context.ts'
import type { BetRow, Tx } from '../db/schema.ts'

export const stakeOf = (bet: BetRow): Stake => ({
  ...{ round: bet, move: 0, amountMinor: BigInt(bet.stake_minor), placedAt: bet.started_at },
})

/** A bet whose stake was taken is accepted, or waits for its delay; every other end is the kit's. */
export function endsOfBet(context: SportsContext, bet: BetRow): StakeEnds {
  const stake = stakeOf(bet)
  return roundEnds(kitOf(context), stake, {
    accept: ({ balance, balanceVersion = Number(bet.balance_version) }) =>
      transact(kitOf(context).db, async (tx) => {
        const now = context.clock.now()
        const afterBetMinor = BigInt(balance ?? bet.balance_after_bet_minor)
        const isOurs = await decideRound(tx, bet.round_id, {
          ...{ state: 'presenting', balance_after_bet_minor: afterBetMinor, balance_version: balanceVersion },
          balance_after_minor: afterBetMinor,
        })
        if (!isOurs) return undefined
        await endBet(tx, stake, { state: 'APPLIED', code: 'OK', now })
        // Before the kick-off there is no delay: what was checked when it was written holds.
        if (bet.decides_at <= bet.started_at)
          await sql`update rounds set accepted_at = ${now} where round_id = ${bet.round_id}`.execute(tx)
        return undefined
      }),
  })
}

/** A bet that is not taken after all: void from this commit on, its stake owed back. */
export async function giveBack(tx: Tx, bet: BetRow, reason: string, now: Date): Promise<void> {
  await tx.updateTable('rounds').set({ state: 'void' }).where('round_id', '=', bet.round_id).execute()
  await sql`
    insert into wallet_calls (transaction_id, round_id, call, body, first_at, next_at)
    values (${transactionIdOf('rollback', bet.round_id)}, ${bet.round_id}, 'rollback',
      ${JSON.stringify(rollbackBody(stakeOf(bet), reason))}, ${now}, ${now})`.execute(tx)
}

/** The ends of the bet that a call left behind asked for. */
export const endsOfCall =
  (context: SportsContext): EndsOf =>
  async (call) =>
    endsOfBet(
      context,
      await context.db.selectFrom('rounds').selectAll().where('round_id', '=', call.round_id).executeTakeFirstOrThrow(),
    )
