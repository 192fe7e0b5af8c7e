import type { BetEnd } from '@fairground/game-rules/tables'
import { prepareStatement } from '@fairground/postgres'
import { retryConflicts, transactionIdOf, winBody } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { SharedRoundRow } from '../db/schema.ts'
import { campaignsOf } from '../rain/rain-store.ts'
import { promoWinBody } from '../rounds/call-bodies.ts'
import type { SharedBet } from './bet-store.ts'
import { type TableNews, tablesChannel } from './shared-round-store.ts'

export interface EndedBet {
  bet: SharedBet
  end: BetEnd
  /** What was added to its stake while the round ran, with the moves of the wallet's bets. */
  raises?: { moves: readonly number[]; raisedMinor: bigint }
}

/**
 * Ends bets that stand, all in one commit, and owes the win of each from there on: due at once, for whichever process is
 * free. A bet that ended before is left as it is: of the player's wish and the rules, the first one counts. Answers those
 * that it ended, as they stand now.
 */
export async function endBets(
  context: AppContext,
  round: Pick<SharedRoundRow, 'shared_round_id' | 'table_id'>,
  ends: readonly EndedBet[],
): Promise<SharedBet[]> {
  if (ends.length === 0) return []
  const now = context.clock.now()
  const paid = await paymentsOf(context, ends)
  const news: TableNews = { tableId: round.table_id, what: 'bets' }
  const { rows } = await retryConflicts(() =>
    writeEnds(context.db, [
      round.shared_round_id,
      paid.map(({ bet }) => bet.round_id),
      paid.map(({ paidMinor }) => paidMinor.toString()),
      paid.map(({ end }) => JSON.stringify(end.events)),
      paid.map(({ call, bet }) => transactionIdOf(call, bet.round_id)),
      paid.map(({ body }) => (body ? JSON.stringify(body) : null)),
      paid.map(({ call }) => call),
      now,
      tablesChannel,
      JSON.stringify(news),
    ]),
  )
  const written = new Set(rows.map(({ round_id }) => round_id))
  const ended = paid.filter(({ bet }) => written.has(bet.round_id))
  tellEnded(context, ended)
  return ended.map(({ bet, paidMinor, end: { events } }) => ({
    ...bet,
    ...{ state: 'ended', payout_minor: String(paidMinor), events: [...events], ended_at: now },
  }))
}

interface Payment extends EndedBet {
  paidMinor: bigint
  call: 'win' | 'promo-win'
  /** Undefined: the wallet has nothing to do. */
  body: object | undefined
}

/** A paid bet's win closes its round; a free bet's win, less its stake, is a prize of its campaign. */
async function paymentsOf({ db }: AppContext, ends: readonly EndedBet[]): Promise<Payment[]> {
  const campaigns = await campaignsOf(
    db,
    ends.flatMap(({ bet }) => bet.free_bet_id ?? []),
  )
  return ends.map((one) => {
    const { bet, end, raises } = one
    const campaignId = bet.free_bet_id === null ? undefined : campaigns.get(bet.free_bet_id)
    if (campaignId === undefined) {
      const turnoverMinor = end.turnoverMinor?.toString()
      const body = winBody(bet, { payoutMinor: end.payoutMinor, turnoverMinor, moves: [0, ...(raises?.moves ?? [])] })
      return { ...one, paidMinor: end.payoutMinor, call: 'win', body }
    }
    const leftMinor = end.payoutMinor - BigInt(bet.stake_minor)
    const paidMinor = leftMinor > 0n ? leftMinor : 0n
    const body = paidMinor > 0n ? promoWinBody(bet, paidMinor, campaignId) : undefined
    return { ...one, paidMinor, call: 'promo-win', body }
  })
}

// One statement, so that nothing else waits for the round's row longer than it takes; frames hear of it with the commit.
// `case`: a state that was rare when the table was analyzed is no reason to look for its rows first, instead of by their key.
const writeEnds = prepareStatement<{ round_id: string }>(`
  with held as (
    select 1 from shared_rounds where shared_round_id = $1 and state in ('running', 'result') for share
  ), told as (
    select * from unnest($2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[])
      as told (round_id, payout, events, transaction_id, body, call)
  ), ended as (
    update shared_bets set state = 'ended', payout_minor = told.payout, events = told.events::json, ended_at = $8
    from told where exists (select from held) and shared_bets.round_id = told.round_id
      and case state when 'taken' then true end
    returning told.round_id, told.payout, told.transaction_id, told.body, told.call
  ), collected as (
    update rounds set state = 'collected', collected_at = $8, balance_after_minor = balance_after_bet_minor + ended.payout,
      settled_at = case when ended.body is null then $8 end
    from ended where rounds.round_id = ended.round_id and case state when 'presenting' then true end
    returning rounds.round_id, ended.transaction_id, ended.call, ended.body
  ), owed as (
    insert into wallet_calls (transaction_id, round_id, call, body, first_at, next_at)
    select transaction_id, round_id, call, body, $8, $8 from collected where body is not null
  )
  select round_id, (select pg_notify($9, $10)) from collected`)

/** What follows from the commit: the wins are sent, the rounds are counted. */
function tellEnded(context: AppContext, ended: readonly Payment[]): void {
  if (ended.length > 0) context.callsDue.ring()
  for (const { bet, paidMinor, raises } of ended) {
    context.metrics.roundPlayed({
      gameId: bet.game_id,
      mode: bet.mode,
      currency: bet.currency,
      stakeMinor: bet.free_bet_id === null ? BigInt(bet.stake_minor) + (raises?.raisedMinor ?? 0n) : 0n,
      totalMinor: paidMinor,
    })
  }
}
