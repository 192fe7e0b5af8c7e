import type { SportsBetState, SportsBetView, SportsLegView } from '@fairground/contract/sports'
import type { SportsContext } from '../context.ts'
import type { BetRow, LegRow, MatchRow } from '../db/schema.ts'
import { nameOf } from '../frames/coupon.ts'
import type { League } from '../leagues/league.ts'
import { findMatches } from '../matches/match-store.ts'
import { priceText } from '../prices/match-prices.ts'
import { priceAll } from '../prices/price-all.ts'
import { cashOutOf } from './cash-out-offer.ts'
import { returnMax } from './price-slip.ts'

/** Bets as their player sees them, each leg with what its price was made of and how it ended. */
export async function viewBets(context: SportsContext, bets: readonly BetRow[]): Promise<SportsBetView[]> {
  if (bets.length === 0) return []
  const legs = await context.db
    .selectFrom('legs')
    .selectAll()
    .where(
      'round_id',
      'in',
      bets.map(({ round_id }) => round_id),
    )
    .orderBy('leg')
    .execute()
  const matches = await findMatches(context.db, [...new Set(legs.map(({ match_id }) => match_id))])
  const matchOf = new Map(matches.map((match) => [match.shared_round_id, match]))
  const legsOf = Map.groupBy(legs, ({ round_id }) => round_id)
  const isOpen = new Set(bets.filter(({ state }) => state === 'presenting').map(({ round_id }) => round_id))
  const asked = legs.filter(({ round_id, outcome }) => outcome === null && isOpen.has(round_id))
  const priced = await priceAll(
    context.db,
    asked.map(({ match_id }) => match_id),
    { now: context.clock.now(), tempo: context.config.tempo },
  )
  return bets.map((bet) => {
    const own = legsOf.get(bet.round_id) ?? []
    return viewBet(
      bet,
      own,
      cashOutOf(bet, own, priced),
      own.flatMap((leg) => {
        const match = matchOf.get(leg.match_id)
        return match ? [viewLeg(leg, match, context.leagues.get(match.table_id))] : []
      }),
    )
  })
}

function viewBet(
  bet: BetRow,
  own: readonly LegRow[],
  cashOutMinor: bigint | undefined,
  legs: SportsLegView[],
): SportsBetView {
  const prices = own.map(({ price_x100 }) => price_x100)
  const maxMinor = returnMax(prices, bet.sizes, BigInt(bet.unit_minor))
  const cutMinor = bet.payout_minor_max === null ? maxMinor : minOf(maxMinor, BigInt(bet.payout_minor_max))
  return {
    ...{ betId: bet.round_id, slipId: bet.slip_id, placedAt: bet.started_at.toISOString(), state: stateOf(bet) },
    ...{ currency: bet.currency, sizes: bet.sizes, unitMinor: bet.unit_minor, stakeMinor: bet.stake_minor },
    ...{ returnMinorMax: String(cutMinor), refusal: bet.refusal, legs },
    cashOutMinor: cashOutMinor === undefined ? null : String(cashOutMinor),
    decidesAt: bet.accepted_at === null && bet.state === 'presenting' ? bet.decides_at.toISOString() : null,
    payoutMinor: bet.state === 'collected' ? bet.payout_minor : null,
  } as SportsBetView
}

const minOf = (a: bigint, b: bigint): bigint => (a < b ? a : b)

function stateOf({ state, accepted_at, payout_minor, stake_minor, is_cashed_out }: BetRow): SportsBetState {
  if (state === 'betting') return 'sent'
  if (state === 'void' || state === 'refused') return 'refused'
  if (state === 'presenting') return accepted_at === null ? 'pending' : 'accepted'
  if (is_cashed_out) return 'cashed-out'
  const [payoutMinor, stakeMinor] = [BigInt(payout_minor), BigInt(stake_minor)]
  return payoutMinor > stakeMinor ? 'won' : payoutMinor === 0n ? 'lost' : 'returned'
}

const viewLeg = (leg: LegRow, match: MatchRow, league: League | undefined): SportsLegView => ({
  ...{ matchId: leg.match_id, leagueId: match.table_id },
  ...{ home: nameOf(league, match.home), away: nameOf(league, match.away) },
  ...{ startsAt: match.starts_at.toISOString(), picks: leg.picks, price: priceText(leg.price_x100), fair: leg.fair },
  ...{ inputs: leg.inputs, outcome: leg.outcome, result: resultOf(match) },
})

function resultOf({ state, half_home, half_away, score_home, score_away }: MatchRow): SportsLegView['result'] {
  if (state !== 'ended' && state !== 'settled') return null
  return {
    halfTime: half_home === null || half_away === null ? null : [half_home, half_away],
    fullTime: [score_home, score_away],
  }
}
