import { partOf, pathsInPart, type TreePart, ticketPaths } from '@fairground/fairness'
import { sql } from 'kysely'
import type { LotteryContext } from '../context.ts'
import type { Db, DrawRow, Tx } from '../db/schema.ts'
import { leafIdOf, leafOf } from '../tickets/ticket-leaf.ts'

/** Keeps the roots of the parts of a draw's tree, in the transaction of its close. */
export async function writeParts(tx: Tx, drawId: string, parts: readonly TreePart[]): Promise<void> {
  await sql`
    insert into tree_parts (draw_id, part, first_id, root)
    select ${drawId}, told.place - 1, told.first_id, told.root
    from unnest(${parts.map(({ firstId }) => firstId)}::text[], ${parts.map(({ root }) => root)}::text[])
      with ordinality as told (first_id, root, place)`.execute(tx)
}

/** The paths of one ticket's lines to the root of their closed draw; none where the ticket is no part of it. */
export async function pathsOf({ db }: Pick<LotteryContext, 'db'>, draw: DrawRow, ticketId: string) {
  const ids = await leafIdsOf(db, ticketId)
  const rows = await db
    .selectFrom('tree_parts')
    .select(['first_id as firstId', 'root'])
    .where('draw_id', '=', draw.shared_round_id)
    .orderBy('part')
    .execute()
  const size = draw.ticket_count ?? 0
  const wanted = [...new Set(ids.map((id) => partOf(rows, id)))]
  const found = await Promise.all(
    wanted.map(async (index) => {
      const tickets = (await readLeaves(db, draw.shared_round_id, rows.slice(index, index + 2))).map(leafOf)
      if (rows.length === 0) return ticketPaths(tickets)
      const own = tickets.filter(({ id }) => partOf(rows, id) === index)
      return pathsInPart({ tickets: own, index, parts: rows, size })
    }),
  )
  const paths = new Map(found.flatMap((part) => [...part]))
  return ids.flatMap((leafId) => {
    const path = paths.get(leafId)
    return path ? [{ leafId, ...path, path: [...path.path] }] : []
  })
}

const drawnStates = ['presenting', 'collected'] as const

async function leafIdsOf(db: Db, ticketId: string): Promise<string[]> {
  const lines = await db
    .selectFrom('lines as l')
    .innerJoin('rounds as r', 'r.round_id', 'l.round_id')
    .select(['l.round_id', 'l.line'])
    .where('l.round_id', '=', ticketId)
    .where('r.state', 'in', drawnStates)
    .orderBy('l.line')
    .execute()
  return lines.map(({ round_id, line }) => leafIdOf(round_id, line))
}

/** Lines of a draw: from the first ticket of a part to that of the next, or to the end; all where there are no parts. */
function readLeaves(db: Db, drawId: string, [part, next]: readonly TreePart[]) {
  let query = db
    .selectFrom('lines as l')
    .innerJoin('rounds as r', 'r.round_id', 'l.round_id')
    .select(['l.round_id', 'l.line', 'l.play', 'l.numbers', 'l.stake_minor', 'l.factor', 'l.salt'])
    .where('r.draw_id', '=', drawId)
    .where('r.state', 'in', drawnStates)
  if (part) query = query.where('r.round_id', '>=', ticketOf(part.firstId))
  if (next) query = query.where('r.round_id', '<=', ticketOf(next.firstId))
  return query.execute()
}

const ticketOf = (leafId: string): string => leafId.slice(0, leafId.lastIndexOf('.'))
