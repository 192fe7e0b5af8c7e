import { transactionIdOf, winBody } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { BetRow, LegRow, Tx } from '../db/schema.ts'
import { countedPriceX100Min } from '../portal/sports-games.ts'

interface Settled {
  bet: BetRow
  payoutMinor: bigint
  legs: readonly LegRow[]
  isCashedOut: boolean
}

/** The ends of bets, and the wins that are owed from this commit on. */
export async function writeSettled(tx: Tx, settled: readonly Settled[], now: Date): Promise<void> {
  if (settled.length === 0) return
  const ids = settled.map(({ bet }) => bet.round_id)
  await sql`
    update rounds set state = 'collected', payout_minor = told.payout, settled_at = ${now},
      is_cashed_out = told.is_cashed_out, balance_after_minor = balance_after_bet_minor + told.payout
    from unnest(${ids}::text[], ${settled.map(({ payoutMinor }) => String(payoutMinor))}::bigint[],
      ${settled.map(({ isCashedOut }) => isCashedOut)}::boolean[]) as told (id, payout, is_cashed_out)
    where rounds.round_id = told.id and rounds.state = 'presenting'`.execute(tx)
  await sql`
    insert into wallet_calls (transaction_id, round_id, call, body, first_at, next_at)
    select told.transaction, told.id, 'win', told.body, ${now}, ${now}
    from unnest(${ids.map((id) => transactionIdOf('win', id))}::text[], ${ids}::text[], ${settled.map(bodyOf)}::text[])
      as told (transaction, id, body)`.execute(tx)
}

/** A stake that came back whole was never at risk, and what is all but certain costs the house its rebate: neither is turnover. */
function bodyOf({ bet, payoutMinor, legs }: Settled): string {
  const isReturned = legs.every(({ outcome }) => outcome === 'void' || outcome === 'push')
  const counts = !isReturned && legs.every(({ price_x100 }) => price_x100 >= countedPriceX100Min)
  return JSON.stringify(winBody(bet, { payoutMinor, turnoverMinor: counts ? undefined : '0', moves: [0] }))
}
