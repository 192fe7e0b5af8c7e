import type { VendorRound } from '@fairground/contract/psw'
import type { SportsContext } from '../context.ts'
import type { BetRow } from '../db/schema.ts'
import { findMatches } from '../matches/match-store.ts'

const rulesVersion = 1

/**
 * Bets as the portal's staff and its reconciliation see rounds. A bet has no seed of its own: its matches have. What a match
 * is committed by is the seed of the one before it in its league, which may be still to come: it is told with its own seed.
 */
export async function viewRounds({ db }: SportsContext, bets: readonly BetRow[]): Promise<VendorRound[]> {
  if (bets.length === 0) return []
  const ids = bets.map(({ round_id }) => round_id)
  const [calls, legs] = await Promise.all([
    db.selectFrom('wallet_calls').selectAll().where('round_id', 'in', ids).execute(),
    db.selectFrom('legs').selectAll().where('round_id', 'in', ids).orderBy('leg').execute(),
  ])
  const matches = await findMatches(db, [...new Set(legs.map(({ match_id }) => match_id))])
  const chainIds = [...new Set(matches.map(({ chain_id }) => chain_id)), '0']
  const chains = await db
    .selectFrom('shared_chains')
    .select(['chain_id', 'salt'])
    .where('chain_id', 'in', chainIds)
    .execute()
  const saltOf = new Map(chains.map(({ chain_id, salt }) => [chain_id, salt]))
  const matchOf = new Map(matches.map((match) => [match.shared_round_id, match]))
  const callsOf = Map.groupBy(calls, ({ round_id }) => round_id)
  const legsOf = Map.groupBy(legs, ({ round_id }) => round_id)
  return bets.map((bet) => {
    const own = legsOf.get(bet.round_id) ?? []
    const first = own[0] && matchOf.get(own[0].match_id)
    return {
      ...{ roundId: bet.round_id, playerId: bet.player_id, gameId: bet.game_id, modelId: bet.game_id },
      ...{ modelVersion: rulesVersion, mode: bet.mode, currency: bet.currency, state: bet.state },
      ...{ stake: bet.stake_minor, total: bet.payout_minor, startedAt: bet.started_at.toISOString() },
      settledAt: bet.settled_at?.toISOString() ?? null,
      fairness: {
        ...{
          commit: first?.server_seed ? first.commitment : '',
          clientSeed: (first && saltOf.get(first.chain_id)) ?? '',
          nonce: 0,
        },
        serverSeed: first?.server_seed ?? null,
      },
      events: own.map(({ leg, match_id, picks, price_x100, outcome }) => ({
        ...{ type: 'leg', leg, matchId: match_id, picks, priceX100: price_x100, outcome },
      })),
      calls: (callsOf.get(bet.round_id) ?? []).map((call) => ({
        ...{ transactionId: call.transaction_id, call: call.call, state: call.state },
        ...{ attempts: call.attempts, lastCode: call.last_code },
      })),
    }
  })
}
