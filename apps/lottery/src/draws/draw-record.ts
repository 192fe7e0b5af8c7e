import type { LotteryPoolEnd, LotteryRecord, LotteryResultRecord } from '@fairground/contract/lottery-proofs'
import type { LotteryContext } from '../context.ts'
import type { DrawRow } from '../db/schema.ts'
import { listVersions } from '../imports/publish-result.ts'

/** What the house has published of a draw of its own so far; undefined before its close. */
export function recordOf(draw: DrawRow, pools: readonly LotteryPoolEnd[] = []): LotteryRecord | undefined {
  const { mode, commitment, beacon_round: round, time_lock: lock } = draw
  const closed = closeOf(draw)
  if (!closed || mode === 'official' || commitment === null) return undefined
  return {
    ...{ mode, closeAtMs: draw.draws_at.getTime(), chainBefore: commitment, ...closed },
    ...(round !== null && { round: Number(round) }),
    ...(lock !== null && { lock }),
    ...(draw.server_seed !== null && { chain: draw.server_seed }),
    ...(draw.beacon_signature !== null && { signature: draw.beacon_signature }),
    ...(pools.length > 0 && { pools: [...pools] }),
  }
}

/** What is published of a draw that somebody else holds; undefined before its close. */
export async function resultRecordOf({ db }: LotteryContext, draw: DrawRow): Promise<LotteryResultRecord | undefined> {
  const { result_of: resultOf } = draw
  const closed = closeOf(draw)
  if (!closed || resultOf === null) return undefined
  const versions = await listVersions(db, [draw.shared_round_id])
  return {
    ...{ mode: 'official', resultOf, drawsAtMs: draw.draws_at.getTime(), ...closed },
    versions: versions.map(({ version, result, told_by: by, reason, at, withdrawn_at }) => ({
      ...{ version, result, reason, at: at.toISOString(), withdrawnAt: withdrawn_at?.toISOString() ?? null },
      ...('sources' in by ? { sources: by.sources, people: 0 } : { sources: [], people: by.people.length }),
    })),
  }
}

function closeOf({
  table_id: gameId,
  draw_no: drawNo,
  ticket_root: ticketRoot,
  closed_at,
  ticket_count,
  stakes,
}: DrawRow) {
  if (ticketRoot === null || closed_at === null) return undefined
  const publishedAtMs = closed_at.getTime()
  return { gameId, drawNo, publishedAtMs, ticketRoot, ticketCount: ticket_count ?? 0, stakesMinor: sumOf(stakes) }
}

/** Of all tickets, whatever their money: anybody who has the list adds them up again. */
const sumOf = (stakes: DrawRow['stakes']): string =>
  Object.values(stakes ?? {})
    .reduce((sum, minor) => sum + BigInt(minor), 0n)
    .toString()
