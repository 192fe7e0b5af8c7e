import { prepareStatement } from '@fairground/postgres'
import { betBody, retryConflicts, transactionIdOf } from '@fairground/vendor-kit'
import type { Db, Mode, Reader, SharedRoundState, Tx } from '../../db/schema.ts'
import { firstStakeOf } from '../../rounds/call-bodies.ts'
import { type Opening, rowOfBet } from '../bet-store.ts'
import type { BehindFacts } from '../seats/decide-behind.ts'

/** What one player has in a round by slips (bets that waited for it have no distance to its end), and whether the round takes more. */
export interface SlipFacts {
  tableId: string
  state: SharedRoundState
  closesAt: Date
  /** Groups of places that the round does not take. */
  shutGroups: string[]
  isSessionOpen: boolean
  bets: {
    roundId: string
    place: number
    state: 'betting' | 'taken' | 'ended'
    input: unknown
    behindSeat: number | null
  }[]
  /** Of the seat that the slip is to be placed behind. */
  behind: BehindFacts | null
}

interface Whose {
  sharedRoundId: string
  playerId: string
  mode: Mode
  sessionId: string
  currency: string
  behindSeat?: number | undefined
}

/** In the order asked for; undefined where there is no such round. */
export async function listSlipFacts(db: Db, slips: readonly Whose[]): Promise<(SlipFacts | undefined)[]> {
  const { rows } = await readFacts(db, [
    slips.map(({ sharedRoundId }) => sharedRoundId),
    slips.map(({ playerId }) => playerId),
    slips.map(({ mode }) => mode),
    slips.map(({ sessionId }) => sessionId),
    slips.map(({ behindSeat }) => behindSeat ?? null),
    slips.map(({ currency }) => currency),
  ])
  const facts = new Map(rows.map(({ place, ...row }) => [place, row]))
  return slips.map((_slip, index) => facts.get(index + 1))
}

const readFacts = prepareStatement<SlipFacts & { place: number }>(`
  select asked.place::integer as place, r.table_id as "tableId", r.state, r.closes_at as "closesAt",
    exists (select from sessions s where s.session_id = asked.session_id and s.closed_at is null) as "isSessionOpen",
    coalesce(d.shut_groups, '{}') as "shutGroups",
    coalesce((
    select json_agg(json_build_object('roundId', b.round_id, 'place', b.place, 'state', b.state, 'input', b.input,
      'behindSeat', b.behind_seat) order by b.place)
    from shared_bets b
    where b.shared_round_id = asked.shared_round_id and b.player_id = asked.player_id and b.mode = asked.mode
      and b.state in ('betting', 'taken', 'ended') and b.closes_in_ms is not null
  ), '[]'::json) as bets,
    case when asked.behind_seat is not null then json_build_object(
      'hasBehind', coalesce(t.bet_behind and t.seats > 0, false), 'playerId', s.player_id,
      'spots', coalesce((
        select json_agg(distinct c.chip ->> 'spot')
        from shared_bets b join rounds o on o.round_id = b.round_id
        cross join lateral json_array_elements(b.input -> 'bets') c (chip)
        where b.shared_round_id = asked.shared_round_id and b.player_id = s.player_id and b.mode = asked.mode
          and b.behind_seat is null and b.state in ('taken', 'ended') and o.currency = asked.currency
      ), '[]'::json),
      'heldMinor', (
        select coalesce(sum(b.stake_minor), 0)::text
        from shared_bets b join rounds o on o.round_id = b.round_id
        where b.shared_round_id = asked.shared_round_id and b.behind_seat = asked.behind_seat and b.mode = asked.mode
          and b.state in ('betting', 'taken', 'ended') and o.currency = asked.currency
      )) end as behind
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::smallint[], $6::text[]) with ordinality
    as asked (shared_round_id, player_id, mode, session_id, behind_seat, currency, place)
  join shared_rounds r on r.shared_round_id = asked.shared_round_id
  left join dealt_rounds d on d.shared_round_id = r.shared_round_id
  left join tables t on t.table_id = r.table_id
  left join seats s on s.table_id = r.table_id and s.seat = asked.behind_seat`)

export interface BookKey {
  sharedRoundId: string
  mode: Mode
  currency: string
}

export interface StoredBook {
  version: number
  bets: { roundId: string; isTaken: boolean; input: unknown }[]
}

/** The books as they stand, each with every bet in it, of one moment. */
export async function readBooks(db: Db, keys: readonly BookKey[]): Promise<StoredBook[]> {
  const { rows } = await readStored(db, [
    keys.map(({ sharedRoundId }) => sharedRoundId),
    keys.map(({ mode }) => mode),
    keys.map(({ currency }) => currency),
  ])
  return rows
}

const readStored = prepareStatement<StoredBook>(`
  select coalesce(k.version, 0) as version, coalesce((
    select json_agg(json_build_object('roundId', b.round_id, 'isTaken', b.state = 'taken', 'input', b.input))
    from shared_bets b join rounds r on r.round_id = b.round_id
    where b.shared_round_id = asked.shared_round_id and b.mode = asked.mode and r.currency = asked.currency
      and b.state in ('betting', 'taken')
  ), '[]'::json) as bets
  from unnest($1::text[], $2::text[], $3::text[]) with ordinality as asked (shared_round_id, mode, currency, place)
  left join slip_books k on k.shared_round_id = asked.shared_round_id and k.mode = asked.mode
    and k.currency = asked.currency
  order by asked.place`)

/** A book with the slips of this moment in it. */
export interface RaisedBook extends BookKey {
  version: number
  worstMinor: bigint
  worstClass: number
  heldMinor: bigint
}

export interface OpenedSlip {
  /** Of the round in its chain; null when it took the slip too late. */
  number: number | null
  /** Another process has taken slips that this one does not know of: nothing was written. */
  isStale: boolean
}

/** Writes the bets of slips with their rounds and calls, those of a book only where it is the one that was known. */
export async function openSlips(db: Db, bets: readonly Opening[], books: readonly RaisedBook[]): Promise<OpenedSlip[]> {
  const values = [
    bets.map(({ round }) => JSON.stringify(round)),
    bets.map(({ bet }) => JSON.stringify(rowOfBet(bet, 'betting'))),
    bets.map(({ round }) => transactionIdOf('bet', round.round_id)),
    bets.map(({ round }) => JSON.stringify(betBody(firstStakeOf(round)))),
    JSON.stringify(books.map(rowOfBook)),
    ...[bets[0]?.now, bets[0]?.lostAt],
  ]
  const { rows } = await retryConflicts(() => open(db, values))
  const opened = new Map(rows.map(({ round_id, number, is_stale }) => [round_id, { number, isStale: is_stale }]))
  return bets.map(({ round }) => opened.get(round.round_id) ?? { number: null, isStale: false })
}

const open = prepareStatement<{ round_id: string; number: number | null; is_stale: boolean }>(
  'select round_id, number, is_stale from open_slips($1::json[], $2::json[], $3, $4, $5, $6, $7)',
)

const rowOfBook = ({ sharedRoundId, mode, currency, version, worstMinor, worstClass, heldMinor }: RaisedBook) => ({
  ...{ shared_round_id: sharedRoundId, mode, currency, version },
  ...{ worst_minor: worstMinor.toString(), worst_class: worstClass, held_minor: heldMinor.toString() },
})

/** A round that is over needs none. */
export const deleteBooks = (tx: Tx, sharedRoundId: string): Promise<unknown> =>
  tx.deleteFrom('slip_books').where('shared_round_id', '=', sharedRoundId).execute()

/** Other bets of the same players in a round: a slip and what was added to it. */
export const listSlipsOf = (reader: Reader, sharedRoundId: string, playerIds: readonly string[]) =>
  reader
    .selectFrom('shared_bets as b')
    .innerJoin('rounds as r', 'r.round_id', 'b.round_id')
    .select(['b.round_id', 'b.player_id', 'b.mode', 'r.currency', 'b.place', 'b.input', 'b.stake_minor'])
    .where('b.shared_round_id', '=', sharedRoundId)
    .where('b.player_id', 'in', playerIds)
    .where('b.state', 'in', ['taken', 'ended'])
    .orderBy('b.place')
    .execute()
