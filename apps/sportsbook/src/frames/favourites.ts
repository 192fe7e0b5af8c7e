import type { FollowSports, SportsFavourites } from '@fairground/contract/sports-followed'
import { type Outcome, ok, refuse, type Session, transact } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { SportsContext } from '../context.ts'
import type { Db, Tx } from '../db/schema.ts'

/** Of one player; the list would be of no use beyond it. */
const favouritesMax = 200

/** What a player follows, what was followed first before the rest. */
export async function listFavourites(reader: Db | Tx, playerId: string): Promise<SportsFavourites> {
  const rows = await reader
    .selectFrom('favourites')
    .select(['kind', 'target_id'])
    .where('player_id', '=', playerId)
    .orderBy('followed_at')
    .orderBy('target_id')
    .execute()
  const idsOf = (kind: 'league' | 'team') => rows.filter((row) => row.kind === kind).map(({ target_id }) => target_id)
  return { leagues: idsOf('league'), teams: idsOf('team') }
}

/** Follows a league or a team, or follows it no more; said twice, it is the same. */
export async function follow(
  context: SportsContext,
  { playerId }: Session,
  { kind, id, isOn }: FollowSports,
): Promise<Outcome<SportsFavourites>> {
  if (isOn && !isKnown(context, kind, id)) return refuse('NOT_FOUND', `no such ${kind}`)
  return transact(context.db, async (tx) => {
    if (isOn) {
      // One change of a player after the other: nobody passes the limit by two at once.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`favourites ${playerId}`}, 0))`.execute(tx)
      const known = await listFavourites(tx, playerId)
      if (known.leagues.length + known.teams.length >= favouritesMax)
        return refuse('BAD_REQUEST', 'too many favourites')
      await tx
        .insertInto('favourites')
        .values({ player_id: playerId, kind, target_id: id, followed_at: context.clock.now() })
        .onConflict((oc) => oc.doNothing())
        .execute()
    } else
      await tx
        .deleteFrom('favourites')
        .where('player_id', '=', playerId)
        .where('kind', '=', kind)
        .where('target_id', '=', id)
        .execute()
    return ok(await listFavourites(tx, playerId))
  })
}

function isKnown({ leagues }: SportsContext, kind: 'league' | 'team', id: string): boolean {
  if (kind === 'league') return leagues.has(id)
  return [...leagues.values()].some(({ teams }) => teams.some(({ teamId }) => teamId === id))
}
