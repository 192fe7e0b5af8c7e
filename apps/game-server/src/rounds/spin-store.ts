import type { SeedState } from '@fairground/contract/studio'
import { prepareStatement } from '@fairground/postgres'
import type { Session } from '@fairground/vendor-kit'
import type { Db } from '../db/schema.ts'
import type { RoundWithSeeds } from './round-store.ts'

const columns = `rounds.round_id, kind, request_id, rounds.player_id, game_id, rounds.mode, currency, model_id, model_version,
  stake_minor, total_minor, events, rounds.pair_id, nonce, rounds.state, refusal_code, balance_after_bet_minor,
  balance_after_minor, balance_version, free_rounds_id, free_remaining, jackpot_shares, started_at, settled_at, collected_at,
  drawn.commitment, drawn.client_seed, drawn.server_seed, null as shared_payout_minor`

interface ToldSpin {
  round: RoundWithSeeds
  seeds: SeedState
}

/** A slot's round with what the player may know of the seeds now; the session keeps the balance after it. */
export async function tellSpin(db: Db, { sessionId, playerId, mode }: Session, roundId: string): Promise<ToldSpin> {
  const { rows } = await readSpin(db, [roundId, sessionId, playerId, mode])
  const [row] = rows
  if (!row) throw new Error(`round ${roundId} is gone`)
  const { seed_commit, seed_next_commit, seed_client, seed_nonce, ...round } = row
  return {
    round,
    seeds: { commit: seed_commit, nextCommit: seed_next_commit, clientSeed: seed_client, nonce: seed_nonce },
  }
}

interface SpinRow extends RoundWithSeeds {
  seed_commit: string
  seed_next_commit: string
  seed_client: string
  seed_nonce: number
}

// A balance that may be told again later: only a newer one counts.
const readSpin = prepareStatement<SpinRow>(`
  with kept as (
    update sessions set balance_minor = rounds.balance_after_minor, balance_version = rounds.balance_version
    from rounds where session_id = $2 and rounds.round_id = $1 and rounds.state in ('presenting', 'collected')
      and sessions.balance_version < rounds.balance_version
  )
  select ${columns}, active.commitment as seed_commit, next.commitment as seed_next_commit,
    active.client_seed as seed_client, active.next_nonce as seed_nonce
  from rounds
  join seed_pairs drawn on drawn.pair_id = rounds.pair_id
  join seed_pairs active on active.player_id = $3 and active.mode = $4 and active.state = 'active'
  join seed_pairs next on next.player_id = $3 and next.mode = $4 and next.state = 'next'
  where rounds.round_id = $1`)

/** Ends the show of a slot's round of this session, if there is one; the round as it stands then. */
export async function collectSpin(
  db: Db,
  { playerId, mode, gameId }: Session,
  { roundId, now }: { roundId: string; now: Date },
): Promise<RoundWithSeeds | undefined> {
  const { rows } = await endShow(db, [roundId, playerId, mode, gameId, now])
  const [row] = rows
  // The statement reads what was before it: a show does not end in any other way.
  return row?.state === 'presenting' ? { ...row, state: 'collected', collected_at: now } : row
}

const endShow = prepareStatement<RoundWithSeeds>(`
  with collected as (
    update rounds set state = 'collected', collected_at = $5
    where round_id = $1 and player_id = $2 and mode = $3 and game_id = $4 and kind = 'slot' and state = 'presenting'
  )
  select ${columns} from rounds join seed_pairs drawn on drawn.pair_id = rounds.pair_id
  where round_id = $1 and rounds.player_id = $2 and rounds.mode = $3 and game_id = $4 and kind = 'slot'`)
