import { sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'

/** Bets that wait for one round are counted one after the other. */
export const lockWaiting = (tx: Tx, sharedRoundId: string, currency: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`shared-ahead:${sharedRoundId}:${currency}`}, 0))`.execute(tx)

type Input = { bets?: { spot: string; stakeMinor: string }[]; ahead?: { priceX100: number } }

/** What these bets cost the house if this place wins, whatever the others bring. */
export function waitingCost(inputs: readonly unknown[], spot: string): bigint {
  let costMinor = 0n
  for (const input of inputs as Input[])
    for (const bet of input.bets ?? [])
      if (bet.spot === spot && input.ahead)
        costMinor += (BigInt(bet.stakeMinor) * BigInt(input.ahead.priceX100 - 100)) / 100n
  return costMinor
}
