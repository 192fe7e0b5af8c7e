import type { Db, EventRow, MatchRow, Tx } from '../db/schema.ts'

type Reader = Db | Tx

/** The matches of a league that something is to be done about, the first to start first. */
export const listDueMatches = (reader: Reader, leagueId: string): Promise<MatchRow[]> =>
  reader
    .selectFrom('shared_rounds')
    .selectAll()
    .where('table_id', '=', leagueId)
    .where(({ or, eb, and }) =>
      or([
        eb('state', 'in', ['open', 'playing', 'ended']),
        and([eb('state', '=', 'void'), eb('settled_at', 'is', null)]),
      ]),
    )
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

/** Calls a match off; its legs are settled as void. @returns false when it is over, or was called off before */
export async function callOff(tx: Tx, matchId: string, { cause, now }: { cause: string; now: Date }): Promise<boolean> {
  const { state } = await lockMatch(tx, matchId)
  if (state !== 'open' && state !== 'playing') return false
  await tx
    .updateTable('shared_rounds')
    .set({ state: 'void', void_cause: cause, ended_at: now })
    .where('shared_round_id', '=', matchId)
    .execute()
  return true
}

export const listEvents = (reader: Reader, matchId: string): Promise<EventRow[]> =>
  reader.selectFrom('match_events').selectAll().where('match_id', '=', matchId).orderBy('version').execute()
