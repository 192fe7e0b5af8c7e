import type { LotteryRecord } from '@fairground/contract/lottery'
import { ticketPaths } from '@fairground/fairness'
import type { LotteryContext } from '../context.ts'
import type { DrawRow } from '../db/schema.ts'
import { leafIdOf, leafOf } from '../tickets/ticket-leaf.ts'

/** What the house has published of a draw so far; undefined before its close. */
export function recordOf(draw: DrawRow): LotteryRecord | undefined {
  const { ticket_root: ticketRoot, closed_at: closedAt, beacon_round: round, time_lock: lock } = draw
  if (ticketRoot === null || closedAt === null) return undefined
  return {
    ...{ gameId: draw.table_id, drawNo: draw.draw_no, mode: draw.mode, closeAtMs: draw.draws_at.getTime() },
    ...{ publishedAtMs: closedAt.getTime(), chainBefore: draw.commitment, ticketRoot },
    ...{ ticketCount: draw.ticket_count ?? 0, stakesMinor: sumOf(draw.stakes) },
    ...(round !== null && { round: Number(round) }),
    ...(lock !== null && { lock }),
    ...(draw.server_seed !== null && { chain: draw.server_seed }),
    ...(draw.beacon_signature !== null && { signature: draw.beacon_signature }),
  }
}

/** Of all tickets, whatever their money: anybody who has the list adds them up again. */
const sumOf = (stakes: DrawRow['stakes']): string =>
  Object.values(stakes ?? {})
    .reduce((sum, minor) => sum + BigInt(minor), 0n)
    .toString()

/** The paths of one ticket's lines to the root of their closed draw. */
export async function pathsOf({ db }: LotteryContext, draw: DrawRow, ticketId: string) {
  const rows = await db
    .selectFrom('lines as l')
    .innerJoin('rounds as r', 'r.round_id', 'l.round_id')
    .select(['l.round_id', 'l.line', 'l.play', 'l.numbers', 'l.stake_minor', 'l.factor', 'l.salt'])
    .where('r.draw_id', '=', draw.shared_round_id)
    .where('r.state', 'in', ['presenting', 'collected'])
    .execute()
  const paths = ticketPaths(rows.map(leafOf))
  return rows
    .filter(({ round_id }) => round_id === ticketId)
    .map(({ round_id, line }) => leafIdOf(round_id, line))
    .flatMap((leafId) => {
      const path = paths.get(leafId)
      return path ? [{ leafId, ...path, path: [...path.path] }] : []
    })
}
