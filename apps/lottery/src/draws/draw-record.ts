import type { LotteryRecord } from '@fairground/contract/lottery'
import type { DrawRow } from '../db/schema.ts'

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
