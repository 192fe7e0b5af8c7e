import { prepareStatement } from '@fairground/postgres'
import { betBody, retryConflicts, transactionIdOf } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { Db, Mode, Reader, RoundRow, SharedBetRow, SharedBetState, Tx } from '../db/schema.ts'
import { firstStakeOf } from '../rounds/call-bodies.ts'

/** A bet with the money side of it. */
export type SharedBet = SharedBetRow &
  Pick<RoundRow, 'game_id' | 'currency' | 'request_id' | 'balance_after_minor' | 'balance_version' | 'free_bet_id'>

const withRound = (reader: Reader) =>
  reader
    .selectFrom('shared_bets')
    .innerJoin('rounds', 'rounds.round_id', 'shared_bets.round_id')
    .selectAll('shared_bets')
    .select([
      'rounds.game_id',
      'rounds.currency',
      'rounds.request_id',
      'rounds.balance_after_minor',
      'rounds.balance_version',
      'rounds.free_bet_id',
    ])

export const listBetsById = (reader: Reader, roundIds: readonly string[]): Promise<SharedBet[]> =>
  roundIds.length === 0
    ? Promise.resolve([])
    : withRound(reader).where('shared_bets.round_id', 'in', roundIds).execute()

interface Owner {
  playerId: string
  mode: Mode
}

/** A player's bets in one round that were not refused. */
export const listOwnBets = (reader: Reader, sharedRoundId: string, { playerId, mode }: Owner): Promise<SharedBet[]> =>
  withRound(reader)
    .where('shared_bets.shared_round_id', '=', sharedRoundId)
    .where('shared_bets.player_id', '=', playerId)
    .where('shared_bets.mode', '=', mode)
    .where('shared_bets.state', '<>', 'refused')
    .orderBy('shared_bets.place')
    .execute()

interface Page extends Owner {
  gameId: string
  before: string | undefined
  limit: number
}

/** A player's bets in one game, newest first; those the wallet refused are none. */
export const listBetHistory = (reader: Reader, page: Page): Promise<SharedBet[]> =>
  withRound(reader)
    .where('rounds.player_id', '=', page.playerId)
    .where('rounds.mode', '=', page.mode)
    .where('rounds.game_id', '=', page.gameId)
    .where('rounds.kind', '=', 'shared')
    .where('rounds.state', '<>', 'refused')
    .$if(page.before !== undefined, (query) => query.where('rounds.round_id', '<', page.before ?? ''))
    .orderBy('rounds.round_id', 'desc')
    .limit(page.limit)
    .execute()

/** Bets that stand or have ended, of everybody or of one player, each player's in the order of their places. */
export const listStandingBets = (reader: Reader, sharedRoundId: string, of?: Owner): Promise<SharedBet[]> =>
  withRound(reader)
    .where('shared_bets.shared_round_id', '=', sharedRoundId)
    .where('shared_bets.state', 'in', ['taken', 'ended'])
    .$if(of !== undefined, (query) =>
      query.where('shared_bets.player_id', '=', of?.playerId ?? '').where('shared_bets.mode', '=', of?.mode ?? 'real'),
    )
    .orderBy('shared_bets.player_id')
    .orderBy('shared_bets.place')
    .execute()

/** Bets that stand, in the order of their ids. */
export const listTakenBets = (reader: Reader, sharedRoundId: string, limit?: number): Promise<SharedBet[]> =>
  withRound(reader)
    .where('shared_bets.shared_round_id', '=', sharedRoundId)
    .where('shared_bets.state', '=', 'taken')
    .orderBy('shared_bets.round_id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()

export interface NewBet extends Owner {
  roundId: string
  sharedRoundId: string
  place: number
  input: SharedBetRow['input']
  stakeMinor: bigint
  limitMinor: bigint
  placedAt: Date
  /** Of slips. */
  closesInMs?: number
  behindSeat?: number | undefined
  rttMs?: number | undefined
}

export interface Opening {
  /** Its nonce is not known yet. */
  round: RoundRow
  bet: NewBet
  now: Date
  lostAt: Date
}

/**
 * Writes a bet that waits for the wallet, with its round and its call, while the shared round takes bets. Returns that
 * round's number in its chain; undefined when it took the bet too late. @throws a unique violation when the request or the
 * place is taken
 */
export async function openSharedBet(db: Reader, { round, bet, now, lostAt }: Opening): Promise<number | undefined> {
  const body = JSON.stringify(betBody(firstStakeOf(round)))
  const transactionId = transactionIdOf('bet', round.round_id)
  const row = JSON.stringify(rowOfBet(bet, 'betting'))
  const { rows } = await open(db, [JSON.stringify(round), row, transactionId, body, now, lostAt])
  return rows[0]?.number ?? undefined
}

const open = prepareStatement<{ number: number | null }>('select open_shared_bet($1, $2, $3, $4, $5, $6) as number')

/** As `openSharedBet` for bets of one moment: all that their rounds take are written, or none. */
export async function openSharedBets(db: Db, bets: readonly Opening[]): Promise<(number | undefined)[]> {
  const [first] = bets
  const values = [
    bets.map(({ round }) => JSON.stringify(round)),
    bets.map(({ bet }) => JSON.stringify(rowOfBet(bet, 'betting'))),
    bets.map(({ round }) => transactionIdOf('bet', round.round_id)),
    bets.map(({ round }) => JSON.stringify(betBody(firstStakeOf(round)))),
    ...[first?.now, first?.lostAt],
  ]
  const { rows } = await retryConflicts(() => openAll(db, values))
  const numbers = new Map(rows.map(({ round_id, number }) => [round_id, number]))
  return bets.map(({ round }) => numbers.get(round.round_id))
}

const openAll = prepareStatement<{ round_id: string; number: number }>(
  'select round_id, number from open_shared_bets($1::json[], $2::json[], $3, $4, $5, $6)',
)

/** Writes a bet that nobody has to pay for: it stands at once. Returns and throws as `openSharedBet` does. */
export async function openStandingBet(db: Reader, round: RoundRow, bet: NewBet): Promise<number | undefined> {
  const { rows } = await openStanding(db, [JSON.stringify(round), JSON.stringify(rowOfBet(bet, 'taken'))])
  return rows[0]?.number ?? undefined
}

const openStanding = prepareStatement<{ number: number | null }>('select open_standing_bet($1, $2) as number')

export function rowOfBet(bet: NewBet, state: 'betting' | 'taken'): SharedBetRow {
  return {
    round_id: bet.roundId,
    shared_round_id: bet.sharedRoundId,
    player_id: bet.playerId,
    mode: bet.mode,
    place: bet.place,
    input: bet.input,
    stake_minor: bet.stakeMinor.toString(),
    limit_minor: bet.limitMinor.toString(),
    state,
    refusal_code: null,
    payout_minor: '0',
    events: [],
    placed_at: bet.placedAt,
    ended_at: null,
    closes_in_ms: bet.closesInMs ?? null,
    rtt_ms: bet.rttMs ?? null,
    behind_seat: bet.behindSeat ?? null,
  }
}

/** One bet of a player is written at a time: a second tab, or the same request again, waits until the first one stands. */
export const lockBettor = (tx: Tx, { playerId, mode }: Owner): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`shared-bet:${playerId}:${mode}`}, 0))`.execute(tx)

/** Whether the player has a bet at this place of the round, taken or on its way. */
export async function isPlaceTaken(
  tx: Tx,
  { sharedRoundId, playerId, mode, place }: Pick<NewBet, 'sharedRoundId' | 'playerId' | 'mode' | 'place'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('shared_bets')
    .select('round_id')
    .where('shared_round_id', '=', sharedRoundId)
    .where('player_id', '=', playerId)
    .where('mode', '=', mode)
    .where('place', '=', place)
    .where('state', 'in', ['betting', 'taken', 'ended'])
    .executeTakeFirst()
  return row !== undefined
}

/** Whether this stake is more than what the round has left of its room in the currency. */
export async function isRoomFull(
  tx: Tx,
  { sharedRoundId, currency, stakeMinor }: { sharedRoundId: string; currency: string; stakeMinor: bigint },
  roomMinorMax: bigint,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shared-room:${sharedRoundId}:${currency}`}, 0))`.execute(
    tx,
  )
  const { sum } = await tx
    .selectFrom('shared_bets')
    .innerJoin('rounds', 'rounds.round_id', 'shared_bets.round_id')
    .select(({ fn }) => fn.sum<string | null>('shared_bets.stake_minor').as('sum'))
    .where('shared_bets.shared_round_id', '=', sharedRoundId)
    .where('rounds.currency', '=', currency)
    .where('shared_bets.state', 'in', ['betting', 'taken'])
    .executeTakeFirstOrThrow()
  return BigInt(sum ?? 0) + stakeMinor > roomMinorMax
}

/** Ends the wait of a bet for the wallet. False when somebody else ended it first. */
export async function decideBet(
  tx: Tx,
  roundId: string,
  decision: { state: Exclude<SharedBetState, 'betting' | 'ended'>; refusal_code?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shared_bets')
    .set(decision)
    .where('round_id', '=', roundId)
    .where('state', '=', 'betting')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Whether bets of the round wait for the wallet. */
export async function hasOpenBets(reader: Reader, sharedRoundId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('shared_bets')
    .select('round_id')
    .where('shared_round_id', '=', sharedRoundId)
    .where('state', '=', 'betting')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
