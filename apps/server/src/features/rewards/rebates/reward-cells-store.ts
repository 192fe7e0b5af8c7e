import { accountType, type RewardKind, rebateTypes } from '@fairground/contract'
import { type RawBuilder, sql } from 'kysely'
import type { RuleSpan } from '../margin/index.ts'
import { returnBpMax } from '../margin/index.ts'

/** Rows in the shape of `bet_days`. */
export type BetSource = RawBuilder<unknown>

/** The bets of one member, up to this moment. */
export const betsOfMember = ({ memberId, currency, timeZone }: Whose, { from, to }: Days): BetSource => sql`(
  select ${memberId}::text as member_id, s.* from settled_bets(${memberId}, ${timeZone},
    ${from}::date::timestamp at time zone ${timeZone}::text,
    (${to}::date + 1)::timestamp at time zone ${timeZone}::text) s
  where s.currency = ${currency})`

/** The counted bets of everybody but trials. */
export const betsOfAll = (currency: string, { from, to }: Days): BetSource => sql`(
  select d.* from bet_days d join members m on m.id = d.member_id and m.type <> ${accountType.trial}
  where d.day between ${from}::date and ${to}::date and d.currency = ${currency})`

export interface Whose {
  memberId: string
  currency: string
  timeZone: string
}

/** First and last day, yyyy-MM-dd. */
export interface Days {
  from: string
  to: string
}

interface CellQuery {
  kind: RewardKind
  source: BetSource
  rules: readonly RuleSpan[]
  /** A draft shows what it would cost whatever games it passes the bound with: publishing it is what is refused. */
  isDraft?: boolean
}

/**
 * `cells`: of each member, period and category, the valid bets, what the house took, and what the rules pay for it. A
 * rebate pays by day, on valid bets; a cash back by week, on what was lost in that category. The level is the one held at
 * the end of the period, the rule the one that counts at its beginning. Of a bet counts what the rule says of its game, or
 * else its certificate. Amounts are truncated once a cell. A game that came later and would return more than any may is left
 * out until a rule weighs it.
 */
export const rewardCells = ({ kind, source, rules, isDraft = false }: CellQuery): RawBuilder<unknown> => sql`
  rules as (
    select * from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb)
      as r("from" date, until date, rates jsonb, weights jsonb)
  ), rates as (
    select r."from", x.rank, x."gameType" as game_type, x."rateBp" as rate_bp
    from rules r, jsonb_to_recordset(r.rates) as x(rank int, "gameType" text, "rateBp" int)
  ), weights as (
    select r."from", x."nodeId" as node_id, x.percent
    from rules r, jsonb_to_recordset(r.weights) as x("nodeId" text, percent int)
  ), bets as (
    select s.member_id, ${periodOf[kind]} as period, g.node_id, g.game_type, g.rtp_bp, g.rebate_weight,
      sum(valid_bet(s.outcome, g.game_type, s.stakes_minor, s.rollbacks_minor, s.uncounted_minor)) as valid_minor,
      sum(s.stakes_minor - s.rollbacks_minor - s.payouts_minor) as ggr_minor
    from ${source} s join games g on g.vendor_id = s.vendor_id and g.game_code = s.game_code
    where g.game_type = any(${[...rebateTypes]}::text[]) group by 1, 2, 3, 4, 5, 6
  ), people as (
    select p.member_id, p.period, vip_rank_on(p.member_id, p.period + ${lastDayOf[kind]}::int) as rank
    from (select distinct b.member_id, b.period from bets b) p
  ), rated as (
    select b.*, p.rank, coalesce(w.percent, b.rebate_weight) as weight,
      coalesce((
        select x.rate_bp from rates x
        where x."from" = r."from" and x.game_type = b.game_type and x.rank <= p.rank order by x.rank desc limit 1
      ), 0) as rate_bp
    from bets b join people p using (member_id, period)
    join rules r on b.period >= r."from" and b.period < r.until
    left join weights w on w."from" = r."from" and w.node_id = b.node_id
  ), counted as (
    select r.member_id, r.period, r.game_type, r.rank, r.rate_bp, sum(r.valid_minor) as valid_minor,
      sum(r.ggr_minor) as ggr_minor, floor(greatest(sum(${baseOf[kind]} *
        case when ${isDraft} or r.rtp_bp * 100 + r.weight * r.rate_bp <= ${returnBpMax * 100}::int then r.weight else 0 end), 0) / 100) as base_minor
    from rated r group by 1, 2, 3, 4, 5
  ), cells as (
    select c.*, floor(c.base_minor * c.rate_bp / 10000) as amount_minor from counted c
  )`

const periodOf = { rebate: sql`s.day`, cashback: sql`date_trunc('week', s.day::timestamp)::date` }
const lastDayOf = { rebate: 0, cashback: 6 }
const baseOf = { rebate: sql`r.valid_minor`, cashback: sql`r.ggr_minor` }
