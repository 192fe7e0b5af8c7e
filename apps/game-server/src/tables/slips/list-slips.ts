import type { VendorRound } from '@fairground/contract/psw'
import type { Reader } from '../../db/schema.ts'

type Slip = NonNullable<VendorRound['slip']>

/** What the slips among these rounds say, by round: their chips, and when they were received before the end of the betting. */
export async function listSlips(reader: Reader, roundIds: readonly string[]): Promise<ReadonlyMap<string, Slip>> {
  if (roundIds.length === 0) return new Map()
  const rows = await reader
    .selectFrom('shared_bets')
    .select(['round_id', 'shared_round_id', 'place', 'input', 'placed_at', 'closes_in_ms', 'rtt_ms'])
    .where('round_id', 'in', roundIds)
    .execute()
  return new Map(
    rows.flatMap((row): [string, Slip][] => {
      const bets = (row.input as { bets?: unknown } | null)?.bets
      // Other bets of tables have no places, and no distance was kept of them.
      if (!Array.isArray(bets) || row.closes_in_ms === null) return []
      return [
        [
          row.round_id,
          {
            ...{ sharedRoundId: row.shared_round_id, slipNo: row.place + 1, receivedAt: row.placed_at.toISOString() },
            ...{ closesInMs: row.closes_in_ms, rttMs: row.rtt_ms },
            places: bets.map((bet: { spot: string; stakeMinor: string }) => ({
              spot: bet.spot,
              stake: bet.stakeMinor,
            })),
          },
        ],
      ]
    }),
  )
}
