import type { SportsMatchProof } from '@fairground/contract/sports-followed'
import type { SportsContext } from '../context.ts'

/**
 * What the result of a match follows from. Its commitment is not told: it is the seed of the match before it. The head of the
 * chain stands for all of them, from before its first match on.
 */
export async function viewProof({ db }: SportsContext, matchId: string): Promise<SportsMatchProof | undefined> {
  const row = await db
    .selectFrom('shared_rounds as m')
    .innerJoin('shared_chains as c', 'c.chain_id', 'm.chain_id')
    .select(['m.shared_round_id', 'm.state', 'm.sport', 'm.best_of', 'm.lambda_home', 'm.lambda_away', 'm.rho'])
    .select(['m.number', 'm.server_seed', 'm.score_home', 'm.score_away', 'm.half_home', 'm.half_away'])
    .select(['c.head', 'c.length', 'c.beacon_kind', 'c.beacon_round', 'c.salt'])
    .where('m.shared_round_id', '=', matchId)
    .executeTakeFirst()
  // No chain of the sportsbook is older than its beacon.
  if (!row || row.beacon_kind === null) return undefined
  const isOver = row.state === 'settled'
  const halfTime: [number, number] | null =
    row.half_home === null || row.half_away === null ? null : [row.half_home, row.half_away]
  return {
    ...{ matchId: row.shared_round_id, state: row.state, sport: row.sport, bestOf: row.best_of },
    ...{ lambdaHome: row.lambda_home, lambdaAway: row.lambda_away, rho: row.rho },
    chain: { head: row.head, length: row.length, number: row.number },
    beacon: { kind: row.beacon_kind, round: String(row.beacon_round), salt: row.salt },
    // Written when it is settled, and never before.
    serverSeed: row.server_seed,
    result: isOver ? { halfTime, fullTime: [row.score_home, row.score_away] } : null,
  }
}
