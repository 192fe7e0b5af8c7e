import type { Db, EventRow, MatchRow, Tx } from '../db/schema.ts'

type Reader = Db | Tx

/** The matches of a league that something is to be done about, the first to start first. */
export const listDueMatches = (reader: Reader, leagueId: string): Promise<MatchRow[]> =>
  reader
    .selectFrom('shared_rounds')
    .selectAll()
    .where('table_id', '=', leagueId)
    .where('state', 'in', ['open', 'playing', 'ended'])
    .orderBy('starts_at')
    .execute()

export const findMatches = (reader: Reader, matchIds: readonly string[]): Promise<MatchRow[]> =>
  matchIds.length === 0
    ? Promise.resolve([])
    : reader
        .selectFrom('shared_rounds')
        .selectAll()
        .where('shared_round_id', 'in', [...matchIds])
        .execute()

/** The match, held against whoever plays or settles it until the transaction ends. */
export const lockMatch = (tx: Tx, matchId: string): Promise<MatchRow> =>
  tx
    .selectFrom('shared_rounds')
    .selectAll()
    .where('shared_round_id', '=', matchId)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const listEvents = (reader: Reader, matchId: string): Promise<EventRow[]> =>
  reader.selectFrom('match_events').selectAll().where('match_id', '=', matchId).orderBy('version').execute()
