import { firstIdAt } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { Reader } from '../db/schema.ts'

/** Sums of the rounds of one game, model, currency and kind, as the database counts them. */
export interface CountedReturn {
  gameId: string
  modelId: string
  modelVersion: number
  currency: string
  kind: 'staked' | 'bought' | 'free' | 'demo'
  rounds: string
  stake: string
  payout: string
  payoutMax: string
  stakeSquares: string
  payoutSquares: string
  products: string
}

interface Span {
  from: Date
  to: Date
  /** Models whose rounds may begin with a bought feature: only theirs are looked into. */
  sellingModelIds: readonly string[]
}

/**
 * Counts the rounds that began in the span and have ended: a slot's result stands with its bet, an instant round's with its
 * last move, a bet in a shared round with its end, and of a magazine only spent bullets were staked. What came to nothing is no round. Bets of one shared round are won and
 * lost together: for how far returns swing they are one, or a full table would look like luck that cannot be. Their ids sort by time, so the key
 * itself finds the span.
 */
export async function countReturns(
  reader: Reader,
  { from, to, sellingModelIds }: Span,
): Promise<readonly CountedReturn[]> {
  const { rows } = await sql<CountedReturn>`
    select game_id as "gameId", model_id as "modelId", model_version as "modelVersion", currency, kind,
      sum(bets) as rounds, sum(stake) as stake, sum(payout) as payout, max(payout) as "payoutMax",
      sum(stake * stake) as "stakeSquares", sum(payout * payout) as "payoutSquares", sum(stake * payout) as products
    from (
    select game_id, model_id, model_version, currency, kind, count(*) as bets, sum(stake) as stake, sum(payout) as payout
    from (
      select coalesce(bet.shared_round_id, r.round_id) as drawn, r.game_id, r.model_id, r.model_version, r.currency,
        coalesce(last.stake_minor, fish.spent * fish.bullet_minor, r.stake_minor)::numeric as stake,
        coalesce(last.payout_minor, bet.payout_minor, fish.kills_minor, r.total_minor)::numeric as payout,
        case when r.mode = 'demo' then 'demo' when r.free_rounds_id is not null or r.free_bet_id is not null then 'free'
          when r.model_id = any(${sellingModelIds}::text[]) and r.events -> 0 ->> 'type' = 'feature-bought' then 'bought'
          else 'staked' end as kind
      from rounds r
      left join shared_bets bet on r.kind = 'shared' and bet.round_id = r.round_id
      left join fishing_magazines fish on r.kind = 'fishing' and fish.round_id = r.round_id
      left join lateral (
        select m.stake_minor, m.payout_minor from instant_moves m
        where r.kind = 'instant' and m.round_id = r.round_id and m.state = 'taken' order by m.move desc limit 1) last on true
      where r.round_id >= ${firstIdAt('rnd', from)} and r.round_id < ${firstIdAt('rnd', to)}
        and r.kind <> 'tip' and (r.state = 'collected' or (r.state = 'presenting' and r.kind = 'slot'))
    ) ended
    group by 1, 2, 3, 4, 5, drawn
    ) draws
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`.execute(reader)
  return rows
}
