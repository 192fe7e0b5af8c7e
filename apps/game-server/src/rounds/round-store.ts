import type { SeedOwner } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { JackpotShare, Reader, RoundKind, RoundRow, RoundState, SeedPairRow, Tx } from '../db/schema.ts'

/** A round with the seeds that decided it: of the player's pair, or of the shared round that was bet on. */
export type RoundWithSeeds = RoundRow &
  Pick<SeedPairRow, 'commitment' | 'client_seed' | 'server_seed'> & {
    /** Of a bet in a shared round: what it came to. */
    shared_payout_minor: string | null
  }

interface PlayerGame extends SeedOwner {
  gameId: string
}

const openStates: RoundState[] = ['betting', 'presenting']

const withSeeds = (reader: Reader) =>
  reader
    .selectFrom('rounds')
    .leftJoin('seed_pairs', 'seed_pairs.pair_id', 'rounds.pair_id')
    .leftJoin('shared_bets', 'shared_bets.round_id', 'rounds.round_id')
    .leftJoin('shared_rounds', 'shared_rounds.shared_round_id', 'shared_bets.shared_round_id')
    .leftJoin('shared_chains', 'shared_chains.chain_id', 'shared_rounds.chain_id')
    .selectAll('rounds')
    .select(({ fn, ref, val }) => [
      fn.coalesce(ref('seed_pairs.commitment'), ref('shared_rounds.commitment'), val('')).$notNull().as('commitment'),
      fn.coalesce(ref('seed_pairs.client_seed'), ref('shared_chains.salt')).as('client_seed'),
      fn.coalesce(ref('seed_pairs.server_seed'), ref('shared_rounds.server_seed')).as('server_seed'),
      'shared_bets.payout_minor as shared_payout_minor',
    ])

export const findRound = (reader: Reader, roundId: string): Promise<RoundWithSeeds | undefined> =>
  withSeeds(reader).where('rounds.round_id', '=', roundId).executeTakeFirst()

export async function getRound(reader: Reader, roundId: string): Promise<RoundWithSeeds> {
  const round = await findRound(reader, roundId)
  if (!round) throw new Error(`round ${roundId} is gone`)
  return round
}

export const findRoundByRequest = (
  reader: Reader,
  playerId: string,
  requestId: string,
): Promise<RoundRow | undefined> =>
  reader
    .selectFrom('rounds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()

/** The round of this game whose bet or show has not ended. */
export const findOpenRound = (reader: Reader, game: PlayerGame): Promise<RoundRow | undefined> =>
  reader
    .selectFrom('rounds')
    .selectAll()
    .where('player_id', '=', game.playerId)
    .where('mode', '=', game.mode)
    .where('game_id', '=', game.gameId)
    .where('state', 'in', openStates)
    .executeTakeFirst()

/** Whether any game that the player's own pairs decide, real or demo as asked, has a round whose bet or show has not ended. */
export async function hasOpenRound(reader: Reader, owner: SeedOwner): Promise<boolean> {
  const row = await reader
    .selectFrom('rounds')
    .select('round_id')
    .where('player_id', '=', owner.playerId)
    .where('mode', '=', owner.mode)
    .where('state', 'in', openStates)
    .where('kind', '<>', 'shared')
    .where('kind', '<>', 'tip')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface NewRound extends PlayerGame {
  kind: RoundKind
  roundId: string
  requestId: string
  currency: string
  modelId: string
  modelVersion: number
  stakeMinor: bigint
  totalMinor: bigint
  events: readonly object[]
  /** Null for a bet in a shared round; the nonce is then the round's number in its chain. */
  pairId: string | null
  nonce: number
  balanceMinor: bigint
  balanceVersion: number
  startedAt: Date
  /** Of a round for nothing: it stands at once, because no stake is asked for. */
  free: { freeRoundsId: string; remaining: number } | undefined
  jackpotShares?: readonly JackpotShare[] | undefined
}

const columnsOf = (round: NewRound) => ({
  round_id: round.roundId,
  kind: round.kind,
  request_id: round.requestId,
  player_id: round.playerId,
  game_id: round.gameId,
  mode: round.mode,
  currency: round.currency,
  model_id: round.modelId,
  model_version: round.modelVersion,
  stake_minor: round.stakeMinor,
  total_minor: round.totalMinor,
  pair_id: round.pairId,
  nonce: round.nonce,
  state: round.free ? ('presenting' as const) : ('betting' as const),
  balance_after_bet_minor: round.balanceMinor,
  balance_after_minor: round.free ? round.balanceMinor + round.totalMinor : round.balanceMinor,
  balance_version: round.balanceVersion,
  free_rounds_id: round.free?.freeRoundsId ?? null,
  free_remaining: round.free?.remaining ?? null,
  started_at: round.startedAt,
})

/** Writes a round with its whole result; from here on nobody can change what it pays. */
export function saveRound(tx: Tx, round: NewRound): Promise<RoundRow> {
  return tx
    .insertInto('rounds')
    .values({
      ...columnsOf(round),
      events: JSON.stringify(round.events),
      jackpot_shares: round.jackpotShares ? JSON.stringify(round.jackpotShares) : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A round as it is read once it is written: for who writes it in one call with more. */
export function rowOf(round: NewRound): RoundRow {
  const columns = columnsOf(round)
  return {
    ...columns,
    stake_minor: columns.stake_minor.toString(),
    total_minor: columns.total_minor.toString(),
    balance_after_bet_minor: columns.balance_after_bet_minor.toString(),
    balance_after_minor: columns.balance_after_minor.toString(),
    balance_version: columns.balance_version.toString(),
    events: round.events.map((event) => ({ ...event })),
    jackpot_shares: round.jackpotShares ? [...round.jackpotShares] : null,
    refusal_code: null,
    free_bet_id: null,
    settled_at: null,
    collected_at: null,
  }
}

interface HistoryPage extends PlayerGame {
  kind: RoundKind
  before: string | undefined
  limit: number
}

/** The player's rounds of one game, newest first; bets the wallet refused are no rounds. */
export function listRounds(reader: Reader, page: HistoryPage): Promise<RoundWithSeeds[]> {
  return withSeeds(reader)
    .where('rounds.player_id', '=', page.playerId)
    .where('rounds.mode', '=', page.mode)
    .where('rounds.game_id', '=', page.gameId)
    .where('rounds.kind', '=', page.kind)
    .where('rounds.state', '<>', 'refused')
    .$if(page.before !== undefined, (query) => query.where('rounds.round_id', '<', page.before ?? ''))
    .orderBy('rounds.round_id', 'desc')
    .limit(page.limit)
    .execute()
}

/** Rounds of one player for real money whose bet or show has not ended, the latest first. */
export function listOpenRoundsOf(reader: Reader, playerId: string, limit: number): Promise<RoundWithSeeds[]> {
  return withSeeds(reader)
    .where('rounds.player_id', '=', playerId)
    .where('rounds.mode', '=', 'real')
    .where(sql<boolean>`rounds.state in ('betting', 'presenting') and rounds.kind <> 'shared' and rounds.kind <> 'tip'`)
    .orderBy('rounds.round_id', 'desc')
    .limit(limit)
    .execute()
}

/** Rounds of every player whose bet, show or money has not ended, oldest first. */
export function listOpenRounds(reader: Reader, after: string, limit: number): Promise<RoundWithSeeds[]> {
  return withSeeds(reader)
    .where(
      'rounds.round_id',
      'in',
      sql<string>`(select round_id from rounds where state in ('betting', 'presenting') and round_id > ${after}
        union select round_id from wallet_calls where state in ('pending', 'exception') and round_id > ${after}
        order by round_id limit ${limit})`,
    )
    .orderBy('rounds.round_id')
    .execute()
}
